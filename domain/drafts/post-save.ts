import type { Refused, SaveAnswer, SentSave } from "./save-answer.ts";

/** Why nothing was saved: each is a state of the page that waits, or asks for something. */
export type NotSaved =
  | { kind: "offline" }
  | { kind: "later"; until: number }
  | { kind: "signed-out" }
  | ({ kind: "refused" } & Refused)
  /** `refused` says why it could not be saved as a new one either. */
  | { kind: "gone"; sentence: string; refused?: Refused };

/** A network that swallows what is sent counts as none: it is sent again. */
const TIMEOUT_MS = 15_000;
/** Where a server asks to wait and does not say how long. */
const WAIT_SECONDS = 10;
const MAX_WAIT_SECONDS = 300;

const TOO_LARGE =
  "This is more than we can keep in one document. Shorten it, or split it into two.";
const TRY_AGAIN = "We could not save them now. Try again later.";

/** Sends a document. No connection is no mistake: it is sent later. */
export async function postSave<State>(
  path: string,
  sent: SentSave,
): Promise<SaveAnswer<State> | NotSaved> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 429) return { kind: "later", until: whenAgain(response) };
    if (response.status === 413) return { kind: "refused", sentence: TOO_LARGE };
    if (response.status >= 500) return { kind: "offline" };
    // Anyone who was signed out meanwhile is led to another page.
    if ([401, 403].includes(response.status)) return { kind: "signed-out" };
    if (response.redirected || (response.ok && !isJson(response))) return { kind: "signed-out" };
    if (!isJson(response)) return { kind: "offline" };
    return asAnswer<State>(await response.json());
  } catch {
    return { kind: "offline" };
  }
}

/** Why words did not become a document of their own. */
export function notSavedMessage(answer: { kind: string } & Partial<Refused>): Refused {
  if (answer.kind === "signed-out") {
    return { sentence: "You are signed out, or somebody else is signed in. Sign in first." };
  }
  const { sentence = TRY_AGAIN, errors } = answer;
  return errors ? { sentence, errors } : { sentence };
}

const answers: ReadonlySet<unknown> = new Set<SaveAnswer<unknown>["kind"]>([
  ...(["saved", "merged", "signed-out", "refused", "gone", "made"] as const),
]);

/** An error of the server's own is JSON too, and says nothing about the words: they are sent again. */
function asAnswer<State>(body: { kind?: unknown }): SaveAnswer<State> | NotSaved {
  return answers.has(body.kind) ? (body as SaveAnswer<State>) : { kind: "offline" };
}

function whenAgain({ headers }: Response): number {
  const asked = Number(headers.get("retry-after"));
  const seconds = asked > 0 ? Math.min(asked, MAX_WAIT_SECONDS) : WAIT_SECONDS;
  return Date.now() + seconds * 1000;
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.includes("json") ?? false;
}
