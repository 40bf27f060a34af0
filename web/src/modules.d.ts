declare module "*.ftl?raw" {
  const text: string;
  export default text;
}

/** The outline (`d` of a path, viewBox 0 0 512 512) of an icon of the game-icons set. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}
