// Which lessons were finished in this browser.

const KEY = "magehall.lessons";

export function lessonsDone(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((name): name is string => typeof name === "string") : []);
  } catch {
    return new Set();
  }
}

export function finishLesson(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...lessonsDone().add(`${game}/${lesson}`)]));
  } catch {
    // No storage: the lesson was finished all the same.
  }
}
