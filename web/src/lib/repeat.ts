/** Run `work` now and every `ms` while the page is looked at; one run at a time. Returns what stops it. */
export function repeat(work: () => Promise<void>, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = () => {
    if (document.visibilityState === "visible") {
      clearTimeout(timer);
      void round();
    }
  };
  async function round(): Promise<void> {
    if (document.visibilityState === "visible") await work();
    if (!stopped) timer = setTimeout(round, ms);
  }
  document.addEventListener("visibilitychange", look);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
