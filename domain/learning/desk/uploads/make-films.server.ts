import { createReadStream } from "node:fs";
import { join } from "node:path";
import { type StoredFile, storeFile } from "#platform/files/files.server.ts";
import type { FilmFacts, FilmTools } from "#platform/films/film-tools.server.ts";
import { PEAK_RATE, peaksOf, type Waveform } from "#platform/films/peaks.ts";
import type { FileKind } from "../../media/lesson-media.ts";
import type { outcomes } from "./upload.ts";

export type PreparedFilm = {
  outcome: keyof typeof outcomes;
  durationMs: number;
  waveform: Waveform | null;
  files: { kind: FileKind; file: StoredFile }[];
};

type Making = {
  source: string;
  folder: string;
  tools: FilmTools;
  /** Hears how much is done, now and then. */
  say: (share: number) => Promise<void>;
};

const SAY_EVERY_MS = 1000;
/** A little into the film: the first picture is often black. */
const POSTER_AT_MS = 1500;
const heights = [
  { height: 720, kind: "video-720" },
  { height: 360, kind: "video-360" },
] as const;

/** Two sizes of a film, its poster and its waveform; "unreadable" where it is none. */
export async function makeFilms(making: Making): Promise<PreparedFilm | "unreadable"> {
  const { source, tools } = making;
  const facts = await tools.probe(source);
  if (!facts) return "unreadable";
  const videos = [];
  for (const [at, size] of heights.entries())
    videos.push(await makeVideo(making, facts, { ...size, at }));
  const waveform = facts.hasSound
    ? await peaksOf(tools.samples(source, PEAK_RATE), facts.durationMs)
    : null;
  const poster = { kind: "poster" as const, file: await makePoster(making, facts) };
  const original = await storeFile(createReadStream(source), "application/octet-stream");
  return {
    outcome: "ready",
    durationMs: facts.durationMs,
    waveform,
    files: [...videos, poster, { kind: "source", file: original }],
  };
}

type Size = (typeof heights)[number] & { at: number };

async function makeVideo(making: Making, { durationMs }: FilmFacts, { height, kind, at }: Size) {
  const { source, folder, tools, say } = making;
  const to = join(folder, `${height}.mp4`);
  let saidAt = 0;
  await tools.transcode({
    ...{ from: source, to, height, durationMs },
    onDone: (share) => {
      if (Date.now() - saidAt < SAY_EVERY_MS) return;
      saidAt = Date.now();
      // Only a figure on a page: the film goes on where it cannot be written.
      say((at + share) / heights.length).catch(() => undefined);
    },
  });
  return { kind, file: await storeFile(createReadStream(to), "video/mp4") };
}

async function makePoster({ source, folder, tools }: Making, { durationMs }: FilmFacts) {
  const through = join(folder, "poster.png");
  const bytes = await tools.still(source, through, Math.min(POSTER_AT_MS, durationMs / 2));
  return storeFile(bytes, "image/webp");
}
