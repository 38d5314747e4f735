import { spawn } from "node:child_process";
import { once } from "node:events";
import sharp from "sharp";

/** What ffprobe says about a film. */
export type FilmFacts = { durationMs: number; height: number; hasSound: boolean };

export type FilmTools = {
  probe(path: string): Promise<FilmFacts | null>;
  /** H.264 and AAC in an MP4 that plays while it is fetched. `onDone` hears the share that is done. */
  transcode(film: Transcoding): Promise<void>;
  /** One picture of it as WebP; `through` is a path for the picture on its way. */
  still(from: string, through: string, atMs: number): Promise<Buffer>;
  /** One channel, 16 bits, so many samples a second. */
  samples(path: string, rate: number): AsyncIterable<Buffer>;
};

export type Transcoding = {
  from: string;
  to: string;
  height: number;
  durationMs: number;
  onDone: (share: number) => void;
};

/** A film that takes longer is not one of ours, or the machine is stuck. */
const MAX_MS = 3 * 3600_000;
// What somebody uploads may name other files and addresses; only itself is read.
const SAFE = ["-nostdin", "-hide_banner", "-loglevel", "error", "-protocol_whitelist", "file"];

let found: Promise<FilmTools | null> | undefined;

/** ffmpeg and ffprobe of this machine; null where they are not installed. */
export function findFilmTools(): Promise<FilmTools | null> {
  found ??= Promise.all([answers("ffmpeg"), answers("ffprobe")]).then((both) =>
    both.every(Boolean) ? tools : null,
  );
  return found;
}

async function answers(command: string): Promise<boolean> {
  const child = spawn(command, ["-version"], { stdio: "ignore" });
  try {
    const [code] = await once(child, "exit");
    return code === 0;
  } catch {
    return false;
  }
}

const tools: FilmTools = {
  probe,
  transcode,
  still,
  samples,
};

async function still(from: string, through: string, atMs: number): Promise<Buffer> {
  const seek = ["-ss", String(atMs / 1000), ...SAFE, "-i", from];
  await run("ffmpeg", [...seek, "-frames:v", "1", "-f", "image2", "-c:v", "png", "-y", through]);
  const picture = sharp(through).resize({ width: 1280, withoutEnlargement: true });
  return picture.webp({ quality: 78 }).toBuffer();
}

async function probe(path: string): Promise<FilmFacts | null> {
  const asked = ["-show_entries", "format=duration:stream=codec_type,height", "-of", "json"];
  const said = await run("ffprobe", [...SAFE.slice(2), ...asked, path]).catch(() => null);
  if (said === null) return null;
  const { streams = [], format } = JSON.parse(said) as {
    streams?: { codec_type: string; height?: number }[];
    format?: { duration?: string };
  };
  const picture = streams.find(({ codec_type }) => codec_type === "video");
  const durationMs = Math.round(Number(format?.duration) * 1000);
  if (!picture?.height || !(durationMs > 0)) return null;
  const hasSound = streams.some(({ codec_type }) => codec_type === "audio");
  return { durationMs, height: picture.height, hasSound };
}

async function transcode({ from, to, height, durationMs, onDone }: Transcoding): Promise<void> {
  // Never larger than it came, and even, as H.264 wants it.
  const scale = `scale=-2:'trunc(min(${height},ih)/2)*2'`;
  const picture = ["-map", "0:v:0", "-vf", scale, "-c:v", "libx264", "-preset", "veryfast"];
  const quality = ["-crf", "25", "-pix_fmt", "yuv420p"];
  const sound = ["-map", "0:a:0?", "-c:a", "aac", "-b:a", "96k", "-ac", "2"];
  const file = ["-map_metadata", "-1", "-movflags", "+faststart", "-f", "mp4", "-y", to];
  const args = [...SAFE, "-progress", "pipe:1", "-i", from];
  await run("ffmpeg", [...args, ...picture, ...quality, ...sound, ...file], (line) => {
    const micros = Number(/^out_time_us=(\d+)/m.exec(line)?.[1]);
    if (micros > 0) onDone(Math.min(1, micros / 1000 / durationMs));
  });
}

async function* samples(path: string, rate: number): AsyncIterable<Buffer> {
  const out = ["-map", "0:a:0", "-ac", "1", "-ar", String(rate), "-f", "s16le", "pipe:1"];
  const child = spawn("ffmpeg", [...SAFE, "-i", path, ...out], {
    stdio: ["ignore", "pipe", "ignore"],
    timeout: MAX_MS,
  });
  child.once("error", (error) => child.stdout.destroy(error));
  yield* child.stdout as AsyncIterable<Buffer>;
}

class FilmToolError extends Error {
  readonly help = "Play the file on your own machine first, or send it as MP4.";
}

/** Runs a command to its end and gives what it said. It never sees a shell. */
async function run(command: string, args: string[], hear?: (line: string) => void) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], timeout: MAX_MS });
  const exit = once(child, "exit");
  let said = "";
  let complaint = "";
  child.stdout.on("data", (chunk: Buffer) => {
    if (hear) hear(String(chunk));
    else said += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk).slice(-2000);
  });
  const [code, signal] = await exit;
  if (code !== 0) throw new FilmToolError(`${command} ended with ${code ?? signal}: ${complaint}`);
  return said;
}
