/** Samples a second that are looked at; speech needs no more to be seen. */
export const PEAK_RATE = 8000;
const LOUDEST = 32_768;
/** As many as a wide screen can show. */
const MAX_PEAKS = 3000;
const MIN_STEP_MS = 40;

export type Waveform = { stepMs: number; peaks: number[] };

/** The loudest moment of each step, from 0 to 100. */
export async function peaksOf(
  samples: AsyncIterable<Uint8Array>,
  durationMs: number,
): Promise<Waveform> {
  const stepMs = Math.max(MIN_STEP_MS, Math.ceil(durationMs / MAX_PEAKS));
  const perStep = Math.round((PEAK_RATE * stepMs) / 1000);
  const peaks: number[] = [];
  let [loudest, count] = [0, 0];
  for await (const [low, high] of pairsOf(samples)) {
    const value = ((high << 24) >> 16) | low;
    loudest = Math.max(loudest, Math.abs(value));
    count += 1;
    if (count < perStep) continue;
    peaks.push(Math.round((loudest / LOUDEST) * 100));
    [loudest, count] = [0, 0];
  }
  if (count > 0) peaks.push(Math.round((loudest / LOUDEST) * 100));
  return { stepMs, peaks };
}

/** Two bytes are a sample, and a chunk may end between them. */
async function* pairsOf(chunks: AsyncIterable<Uint8Array>) {
  let low: number | null = null;
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      if (low === null) low = byte;
      else {
        yield [low, byte] as const;
        low = null;
      }
    }
  }
}
