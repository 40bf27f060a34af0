// A failed call as a sentence.

import { ApiError } from "./http";
import { notice } from "./notices.svelte";
import { say } from "./words";

export function trouble(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.code === "offline") return say("error-offline");
    return error.message || say("error-status", { status: error.status });
  }
  return say("error-unknown");
}

/** Run something that may fail; what went wrong is told, and null comes back. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    notice(trouble(error), "bad");
    return null;
  }
}
