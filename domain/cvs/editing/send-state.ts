import type { SaveAnswer } from "./save-answer.ts";
import type { Saving } from "./studio-state.ts";

type Sent = { revision: number; tab: string; state: unknown };
type NotKept = Extract<Saving, { kind: "away" | "signed-out" | "refused" }>;

/** Sends a state. No connection is no mistake: it waits, and is sent later. */
export async function postState(
  path: string,
  sent: Sent,
): Promise<Exclude<SaveAnswer, { kind: "refused" }> | NotKept> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
    });
    if (response.status >= 500 || response.status === 429) return { kind: "away" };
    // Whoever was signed out meanwhile is led to another page.
    if (response.redirected || !isJson(response)) return { kind: "signed-out" };
    return (await response.json()) as SaveAnswer;
  } catch {
    return { kind: "away" };
  }
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.includes("json") ?? false;
}
