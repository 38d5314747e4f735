import { randomInt } from "node:crypto";

/** Six digits the host shows at the event. It proves being there, and opens nothing. */
export function newCheckInCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, "0");
}
