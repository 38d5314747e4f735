/** One part of an upload: what is sent again when a connection breaks. */
export const PART_BYTES = 2_000_000;
export const MAX_BYTES = 2_000_000_000;

export type UploadState = "uploading" | "waiting" | "working" | "ready" | "failed";

/** An upload as its page and its script see it. */
export type Upload = {
  id: string;
  name: string;
  fingerprint: string;
  bytes: number;
  received: number;
  state: UploadState;
  percent: number;
  outcome: string | null;
};

export const uploadRefusals = {
  "not-found": "We could not find that lesson or upload. Load the page again.",
  "too-large": "Choose a film of 2 GB or less.",
  empty: "That file is empty. Choose another.",
  "being-prepared": "A film of this lesson is being prepared. Wait until it is ready.",
  "wrong-part": "That part of the upload is out of order. Send the next part.",
} as const;

export type UploadRefusal = keyof typeof uploadRefusals;

/** What staff read of a film once the queue has looked at it. */
export const outcomes = {
  ready: "Ready in 720p and 360p, with a poster and a waveform.",
  untouched:
    "This server has no ffmpeg, so readers get the film as you uploaded it: no 360p, no poster, no waveform.",
  "needs-ffmpeg":
    "This server has no ffmpeg, so it takes MP4 only. Export the film as MP4 (H.264 and AAC) and send it again.",
  unreadable: "We could not read that as a film. Play it on your own machine, then send it again.",
} as const;
