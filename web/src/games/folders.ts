// Modules of the games' folders, by game id.

export type Load<T> = () => Promise<T>;

/** What `import.meta.glob` found in folders named like their games (`./<game>/Board.svelte`), by game id. */
export function byGame<T>(found: Readonly<Record<string, Load<T>>>): ReadonlyMap<string, Load<T>> {
  return new Map(Object.entries(found).map(([path, load]) => [path.split("/").at(-2) ?? path, load]));
}
