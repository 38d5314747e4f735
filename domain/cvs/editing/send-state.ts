import type { SaveAnswer, SentSave } from "./save-answer.ts";
import type { Refused, Saving } from "./studio-state.ts";

/** Why words were not kept: each is a way of saving that waits, or asks. */
export type NotKept = Extract<
  Saving,
  { kind: "away" | "later" | "signed-out" | "refused" | "gone" }
>;

/** A network that swallows what is sent counts as none: the words wait, and are sent again. */
const PATIENCE_MS = 15_000;
/** Where a server asks to wait and does not say how long. */
const WAIT_SECONDS = 10;
const MAX_SECONDS = 300;

const TOO_LARGE = "This is more than we can keep in one document. Shorten it, or make two of it.";

const TRY_AGAIN = "We could not save them now. Try again later.";

/** Sends a state. No connection is no mistake: it waits, and is sent later. */
export async function postState<Document>(
  path: string,
  sent: SentSave,
): Promise<Exclude<SaveAnswer<Document>, NotKept> | NotKept> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 429) return { kind: "later", until: whenAgain(response) };
    if (response.status === 413) return { kind: "refused", sentence: TOO_LARGE };
    if (response.status >= 500) return { kind: "away" };
    // Whoever was signed out meanwhile is led to another page.
    if (response.status === 401) return { kind: "signed-out" };
    if (response.redirected || (response.ok && !isJson(response))) return { kind: "signed-out" };
    if (!isJson(response)) return { kind: "away" };
    return (await response.json()) as SaveAnswer<Document>;
  } catch {
    return { kind: "away" };
  }
}

export function isNotKept<Answer extends { kind: string }>(
  answer: Answer | NotKept,
): answer is NotKept {
  return ["away", "later", "signed-out", "refused", "gone"].includes(answer.kind);
}

/** Why words did not become a document of their own. */
export function notSavedWords(answer: { kind: string } & Partial<Refused>): Refused {
  if (answer.kind === "signed-out") {
    return { sentence: "You are signed out, or somebody else is signed in. Sign in first." };
  }
  const { sentence = TRY_AGAIN, errors } = answer;
  return errors ? { sentence, errors } : { sentence };
}

function whenAgain({ headers }: Response): number {
  const asked = Number(headers.get("retry-after"));
  const seconds = asked > 0 ? Math.min(asked, MAX_SECONDS) : WAIT_SECONDS;
  return Date.now() + seconds * 1000;
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.includes("json") ?? false;
}
