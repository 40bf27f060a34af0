// What a weak network loses is asked for again: a page is not left without its board for one lost answer.

/** The pauses before each further try. */
const PAUSES = [300, 1_000, 3_000, 8_000];

/** Do `work`; if it fails, try again after a while, and a few times more. The last failure is told. */
export async function again<T>(work: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}

/** The style sheets that did not arrive. Nothing about a link tells that afterwards. */
const lost = new Set<HTMLLinkElement>();
function noteLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
}

/** Load a part of the client, with its styles. */
export function loadPart<T>(load: () => Promise<T>): Promise<T> {
  // The same listener is heard once, however often it is added.
  addEventListener("error", noteLost, true);
  return again(async () => {
    await Promise.all([...lost].map(renew));
    const part = await load();
    // Whoever asks a second time for a part is not told again that its styles are missing.
    if (lost.size > 0) throw new Error("styles are missing");
    return part;
  });
}

/** Ask for a style sheet again. */
function renew(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  return new Promise((resolve) => {
    const anew = link.cloneNode() as HTMLLinkElement;
    anew.onload = anew.onerror = () => resolve();
    link.replaceWith(anew);
  });
}
