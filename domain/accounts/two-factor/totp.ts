import { createHmac, timingSafeEqual } from "node:crypto";

const STEP_MS = 30_000;

/**
 * One more on either side than the library accepts, so that a code it takes while the
 * clock moves on to the next step is found here too.
 */
const STEPS_AROUND = [-2, -1, 0, 1, 2];

/** The half minute, counted from 1970, that a code belongs to (RFC 6238); null where it is wrong. */
export function totpStepOf(code: string, secret: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / STEP_MS);
  const step = STEPS_AROUND.find((around) => isSame(code, hotp(secret, current + around)));
  return step === undefined ? null : current + step;
}

/** RFC 4226, six digits. */
function hotp(secret: string, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac("sha1", secret).update(message).digest();
  const offset = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function isSame(given: string, expected: string): boolean {
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  );
}
