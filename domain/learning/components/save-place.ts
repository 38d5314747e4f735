import { type Seconds, wholeSeconds, writePlayed } from "../watching/played.ts";

const SAVE_EVERY_MS = 5000;

type Saving = {
  saveTo: string;
  durationMs: number;
  /** Asked with each message: a page that is read again has another. */
  opened: () => string;
  /** What was played before the element got another file: counting starts over. */
  before: () => readonly Seconds[];
  onSaved: (told: { isWatched: boolean }) => void;
};

/** Saves every few seconds while the film plays, when it stops, and as the page goes. Gives what ends it. */
export function savePlace(element: HTMLVideoElement, saving: Saving): () => void {
  const { saveTo } = saving;
  let sent = "";
  // Anyone who has not played anything is where they were.
  const isNew = (body: URLSearchParams) => body.get("played") !== "" && String(body) !== sent;
  const save = async () => {
    const body = messageOf(element, saving);
    if (!isNew(body)) return;
    sent = String(body);
    const answer = await fetch(saveTo, { method: "POST", body }).catch(() => null);
    if (answer?.ok) saving.onSaved((await answer.json()) as { isWatched: boolean });
    // Offline: what was played is sent again with the next few seconds.
    else if (!answer) sent = "";
  };
  const leave = () => {
    const body = messageOf(element, saving);
    if (isNew(body) && navigator.sendBeacon(saveTo, body)) sent = String(body);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const timer = setInterval(() => !element.paused && void save(), SAVE_EVERY_MS);
  element.addEventListener("pause", save, { signal });
  element.addEventListener("ended", save, { signal });
  addEventListener("pagehide", leave, { signal });
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "hidden" && leave(),
    { signal },
  );
  return () => {
    clearInterval(timer);
    listening.abort();
    leave();
  };
}

function messageOf(element: HTMLVideoElement, { durationMs, opened, before }: Saving) {
  const length = Math.max(1, Math.floor(durationMs / 1000));
  const seconds = wholeSeconds([...before(), ...playedOf(element)], length);
  return new URLSearchParams({
    position: String(Math.round(element.currentTime * 1000)),
    played: writePlayed(seconds),
    opened: opened(),
  });
}

export function playedOf({ played }: HTMLVideoElement): Seconds[] {
  return Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)]);
}
