import { PART_BYTES } from "./upload.ts";

export type SendingTo = {
  /** Where parts go. */
  url: string;
  onReceived: (bytes: number) => void;
  /** Hears that the connection is gone, and that it is back. */
  onWaiting: (isWaiting: boolean) => void;
  /** Until it is worth trying again. */
  wait: (attempt: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
};

/** The server said no, in words: trying again would not help. */
export class FilmRefused extends Error {}

type Answer = { id?: string; received?: number; sentence?: string };

/** Tells the same file from another when it is chosen again after a break. */
export function fingerprintOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`.slice(0, 300);
}

/**
 * Sends a film part by part and goes on after every break: the server says what it has, and what
 * comes next is sent. Ends when all of it is there.
 */
export async function sendFilm(file: File, to: SendingTo): Promise<void> {
  for (let attempt = 0; !to.signal.aborted; ) {
    try {
      const { id, received } = await begin(file, to);
      to.onWaiting(false);
      await sendFrom(file, { id, received }, to, () => {
        attempt = 0;
      });
      return;
    } catch (error) {
      if (error instanceof FilmRefused || to.signal.aborted) throw error;
      to.onWaiting(true);
      await to.wait(attempt, to.signal);
      attempt += 1;
    }
  }
}

async function begin(file: File, { url, signal, onReceived }: SendingTo) {
  const { name, size } = file;
  const fields = { intent: "begin", name, bytes: String(size), fingerprint: fingerprintOf(file) };
  const body = new URLSearchParams(fields);
  const { id = "", received = 0 } = await answerOf(fetch(url, { method: "POST", body, signal }));
  onReceived(received);
  return { id, received };
}

type Begun = { id: string; received: number };

async function sendFrom(file: File, begun: Begun, to: SendingTo, onPart: () => void) {
  const { url, signal } = to;
  let { received } = begun;
  while (received < file.size) {
    const body = file.slice(received, received + PART_BYTES);
    const query = new URLSearchParams({ upload: begun.id, at: String(received) });
    const headers = { "content-type": "application/octet-stream" };
    const sent = fetch(`${url}?${query}`, { method: "POST", body, headers, signal });
    received = (await answerOf(sent)).received ?? received;
    onPart();
    to.onReceived(received);
  }
}

/** What the server said. 409 says where to go on; other refusals end it; what is no answer is tried again. */
async function answerOf(asked: Promise<Response>): Promise<Answer> {
  const response = await asked;
  const isOurs = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (response.status >= 500 || response.status === 429) throw new Error("Try again later");
  if (!isOurs) throw new FilmRefused("Load this page again. You may have to sign in.");
  const answer = (await response.json()) as Answer;
  const isBehind = response.status === 409 && answer.received !== undefined;
  if (!response.ok && !isBehind) throw new FilmRefused(answer.sentence ?? "");
  return answer;
}

const MAX_WAIT_MS = 30_000;

/** A second, two, four; or as soon as the browser is online again. */
export function untilRetry(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, Math.min(MAX_WAIT_MS, 1000 * 2 ** attempt));
    addEventListener("online", done, { once: true });
    signal.addEventListener("abort", done, { once: true });
    function done() {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    }
  });
}
