import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { FRAMES_PER_SECOND, type FramePair } from "./frames.ts";

const KEYFRAME_SECONDS = 2;
const SIZES = {
  large: { pixels: "1280x720", crf: 37, name: "720.mp4" },
  small: { pixels: "640x360", crf: 35, name: "360.mp4" },
} as const;

export type Sources = {
  frames: AsyncIterable<FramePair>;
  sound: { file: string; rate: number };
  folder: string;
};

/** H.264 and AAC in both sizes, from one pass over the frames. Flat drawings bear a high CRF. */
export async function encode({ frames, sound, folder }: Sources): Promise<void> {
  const encoders = (["large", "small"] as const).map((size) => {
    const encoder = start({ ...SIZES[size], sound, folder });
    return { size, encoder, closed: once(encoder, "close") };
  });
  for await (const pair of frames) {
    for (const { size, encoder } of encoders) {
      if (!encoder.stdin.write(pair[size])) await once(encoder.stdin, "drain");
    }
  }
  for (const { encoder, closed } of encoders) {
    encoder.stdin.end();
    const [code] = await closed;
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  }
}

type Output = { pixels: string; crf: number; name: string } & Omit<Sources, "frames">;

function start({
  pixels,
  crf,
  name,
  sound,
  folder,
}: Output): ChildProcessByStdio<Writable, null, null> {
  return spawn(
    "nice",
    [
      ...["-n", "10", "ffmpeg", "-v", "error", "-y"],
      ...["-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", pixels],
      ...["-r", String(FRAMES_PER_SECOND), "-i", "pipe:0"],
      ...["-f", "s16le", "-ar", String(sound.rate), "-ac", "1", "-i", sound.file],
      // Frames like the one before are left out, but for two a second: a player shows the last one longer.
      ...["-vf", "mpdecimate=max=5:hi=64:lo=1:frac=0", "-fps_mode", "vfr"],
      ...["-force_key_frames", `expr:gte(t,n_forced*${KEYFRAME_SECONDS})`],
      ...["-map", "0:v", "-map", "1:a", "-map_metadata", "-1", "-fflags", "+bitexact"],
      ...["-c:v", "libx264", "-profile:v", "high", "-preset", "veryfast", "-threads", "1"],
      // Macroblock trees would spend most of the file on keyframes of scenes that stand still.
      ...["-crf", String(crf), "-x264-params", "mbtree=0:psy=0", "-flags:v", "+bitexact"],
      ...["-g", String(KEYFRAME_SECONDS * FRAMES_PER_SECOND), "-keyint_min", "6"],
      ...["-color_range", "tv", "-colorspace", "bt709"],
      ...["-color_primaries", "bt709", "-color_trc", "bt709"],
      ...["-c:a", "aac", "-b:a", "24k", "-ac", "1", "-flags:a", "+bitexact"],
      ...["-movflags", "+faststart", join(folder, name)],
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
}
