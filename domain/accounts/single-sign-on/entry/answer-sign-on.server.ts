import {
  type Answer,
  type Attempt,
  claimAttempt,
  findAttempt,
  keepAnswer,
} from "../attempts/attempts.server.ts";
import { type Failure, noteFailure } from "../attempts/failures.server.ts";
import { readOidcAnswer } from "../oidc/oidc.server.ts";
import { findProvider } from "../provider/providers.queries.server.ts";
import { readSamlAnswer } from "../saml/saml.server.ts";
import type { Refused } from "./begin-sign-on.server.ts";

/** Where the browser goes on, and how the answer was. */
export type Answered =
  | { ok: true; origin: string; attemptId: string; answerSecret: string }
  | { ok: false; origin: string | null; isTry: boolean; refused: Refused };

/** The way back from an OpenID provider. The state in the address says which attempt it answers. */
export async function answerOidc(url: URL, now: Date): Promise<Answered> {
  const attempt = await findAttempt(url.searchParams.get("state") ?? "");
  if (!attempt) return lost(null, "not-begun-here");
  const provider = await findProvider(attempt.universityId);
  if (provider?.protocol !== "oidc") return lost(attempt, "not-set-up");
  // Before the code is used: of two who bring the same address the database lets one go on.
  if (!(await claimAttempt(attempt.id, now)))
    return failed(attempt, whyNotClaimed(attempt, now), now);

  const read = await readOidcAnswer(provider, attempt, url);
  return read.ok ? answered(attempt, read.value) : failed(attempt, read.failure, now);
}

/** The way back from a SAML provider: a form that its page posts. */
export async function answerSaml(
  universityId: number,
  posted: { samlResponse: string; relayState: string },
  now: Date,
): Promise<Answered> {
  const provider = await findProvider(universityId);
  if (provider?.protocol !== "saml") return lost(null, "not-set-up");
  // Where it began, for the page that says what is wrong. Nothing else is believed of it.
  const supposed = await findAttempt(posted.relayState);
  const place = supposed?.universityId === universityId ? supposed : null;

  const read = await readSamlAnswer(provider, posted.samlResponse, now);
  if (!read.ok) return failed(place ?? { universityId }, read.failure, now);
  const attempt = await findAttempt(read.value.attemptId);
  if (attempt?.universityId !== universityId) {
    return failed({ universityId }, { reason: "wrong-answer", detail: "another request" }, now);
  }
  if (!(await claimAttempt(attempt.id, now)))
    return failed(attempt, whyNotClaimed(attempt, now), now);
  return answered(attempt, read.value.answer);
}

async function answered(attempt: Attempt, answer: Answer): Promise<Answered> {
  const answerSecret = await keepAnswer(attempt.id, answer);
  return { ok: true, origin: attempt.origin, attemptId: attempt.id, answerSecret };
}

function whyNotClaimed({ expiresAt }: Attempt, now: Date): Failure {
  return { reason: expiresAt > now ? "used-already" : "took-too-long" };
}

type Place = { universityId: number } & Partial<Pick<Attempt, "origin" | "purpose">>;

async function failed(place: Place, failure: Failure, now: Date): Promise<Answered> {
  const isTry = place.purpose === "try";
  const reference = await noteFailure({ universityId: place.universityId, isTry }, failure, now);
  const refused = { reason: failure.reason, reference };
  return { ok: false, origin: place.origin ?? null, isTry, refused };
}

function lost(attempt: Attempt | null, reason: "not-begun-here" | "not-set-up"): Answered {
  const refused = { reason, reference: null };
  return { ok: false, origin: attempt?.origin ?? null, isTry: false, refused };
}
