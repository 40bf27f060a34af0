/** Run `work` now and every `ms` while the page is looked at; one run at a time. Returns what stops it. */
export function repeat(work: () => Promise<void>, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let running = false;
  async function round(): Promise<void> {
    clearTimeout(timer);
    if (stopped || running || document.visibilityState !== "visible") return;
    running = true;
    try {
      await work();
    } finally {
      running = false;
    }
    if (!stopped) timer = setTimeout(round, ms);
  }
  document.addEventListener("visibilitychange", round);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", round);
  };
}
