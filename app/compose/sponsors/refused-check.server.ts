import { data } from "react-router";
import { LOOK_UPS_WAIT_SECONDS } from "#domain/sponsors/checking/count-look-ups.server.ts";
import type { PublicCheck } from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { type SponsorRefusal, sponsorRefusals } from "#domain/sponsors/checking/refusals.ts";

type RefusedInit = { status: number; headers?: Record<string, string> };

/** The same of a check that a page made while it was loaded; an answer is an ordinary page. */
export function checkedInit(found: PublicCheck | { kind: "answer" } | null): RefusedInit {
  if (found?.kind !== "refused") return { status: 200 };
  return found.status === 429 ? refusedInit("slow-down") : { status: found.status };
}

/** The status of a refused check, and when it may be tried again where it was one too many. */
export function refusedInit(error: SponsorRefusal): RefusedInit {
  if (error === "slow-down")
    return { status: 429, headers: { "retry-after": String(LOOK_UPS_WAIT_SECONDS) } };
  return { status: error === "look-up-away" || error === "no-register" ? 503 : 400 };
}

/** A refused check of one name, with what was typed. */
export function refusedCheck(values: Record<string, string>, error: SponsorRefusal) {
  const errors: Record<string, string[]> = { q: [sponsorRefusals[error]] };
  return data({ errors, values }, refusedInit(error));
}
