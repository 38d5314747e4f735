import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { FRAMES_PER_SECOND } from "./frames.ts";
import { HEIGHT, WIDTH } from "./svg.ts";

const KEYFRAME_SECONDS = 2;

export type Sources = {
  frames: AsyncIterable<Buffer>;
  sound: { file: string; rate: number };
  folder: string;
};

/** H.264 and AAC in both sizes, from one pass over the frames. Flat drawings bear a high CRF. */
export async function encode({ frames, sound, folder }: Sources): Promise<void> {
  const ffmpeg = spawn(
    "nice",
    [
      ...["-n", "10", "ffmpeg", "-v", "error", "-y", "-threads", "2"],
      ...["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${WIDTH}x${HEIGHT}`],
      ...["-r", String(FRAMES_PER_SECOND), "-i", "pipe:0"],
      ...["-f", "s16le", "-ar", String(sound.rate), "-ac", "1", "-i", sound.file],
      "-filter_complex",
      "[0:v]split[a][b];[a]scale=out_color_matrix=bt709:out_range=tv[large];[b]scale=640:360:flags=lanczos:out_color_matrix=bt709:out_range=tv[small]",
      ...output("[large]", { crf: 33, audio: "28k", file: join(folder, "720.mp4") }),
      ...output("[small]", { crf: 30, audio: "24k", file: join(folder, "360.mp4") }),
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const closed = once(ffmpeg, "close");
  for await (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function output(
  stream: string,
  { crf, audio, file }: { crf: number; audio: string; file: string },
): string[] {
  return [
    ...["-map", stream, "-map", "1:a", "-map_metadata", "-1", "-fflags", "+bitexact"],
    ...["-c:v", "libx264", "-profile:v", "high", "-preset", "fast"],
    // Macroblock trees would spend most of the file on keyframes of scenes that stand still.
    ...["-x264-params", "mbtree=0:psy=0:bframes=5:ref=3"],
    ...["-crf", String(crf), "-pix_fmt", "yuv420p", "-flags:v", "+bitexact"],
    ...["-g", String(KEYFRAME_SECONDS * FRAMES_PER_SECOND), "-keyint_min", "6"],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    ...["-c:a", "aac", "-b:a", audio, "-ac", "1", "-flags:a", "+bitexact"],
    ...["-movflags", "+faststart", file],
  ];
}
