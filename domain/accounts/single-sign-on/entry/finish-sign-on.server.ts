import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { signOnSessions } from "#db/schema/single-sign-on.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { hashed } from "#platform/signing.server.ts";
import { howKnown } from "../../registration/may-join.server.ts";
import type { RequestFacts } from "../../request-facts.ts";
import { openSignedInSession, type SignedIn } from "../../sign-in/sign-in.server.ts";
import {
  type Answer,
  endAttempt,
  type Finishing,
  findAttempt,
  finishAttempt,
  hashOf,
} from "../attempts/attempts.server.ts";
import { type Failure, noteFailure } from "../attempts/failures.server.ts";
import { type MappedPerson, mapPerson } from "../provider/mapping.ts";
import { findProvider } from "../provider/providers.queries.server.ts";
import { seal } from "../provider/sealing.server.ts";
import type { Refused } from "./begin-sign-on.server.ts";
import { findAccount } from "./find-account.server.ts";

type Finished =
  /** `isNew`: the account was made now. */
  | { kind: "signed-in"; signedIn: SignedIn; next: string | null; isNew: boolean }
  /** The settings were tried: the result waits on its own screen. */
  | { kind: "tried"; attemptId: string }
  | { kind: "refused"; refused: Refused; universityId: number | null };

/** The last step, in the browser that began: finds the account and opens its session. */
export async function finishSignOn(
  finishing: Finishing,
  facts: RequestFacts,
  now: Date,
): Promise<Finished> {
  const finished = await finishAttempt(finishing, now);
  if (!finished) return whyNot(finishing, now);
  const { attempt, answer } = finished;
  if (attempt.purpose === "try") return { kind: "tried", attemptId: attempt.id };

  const { universityId, next, referralCode, referredAt } = attempt;
  const university = await findUniversity(universityId);
  const provider = await findProvider(universityId);
  if (!university || !provider?.isOn) return refuse(universityId, { reason: "not-set-up" }, now);

  const person = mapPerson(provider.mapping, answer.attributes);
  const known = person.email === null ? null : await howKnown(universityId, person.email, now);
  const found = await db.transaction((tx) =>
    findAccount(tx, { university, answer, person, known, referralCode, referredAt, now }),
  );
  if (!found.ok)
    return refuse(universityId, { reason: found.error, detail: domainOf(person) }, now);

  const also = (tx: Transaction, token: string) => noteSession(tx, token, { universityId, answer });
  const entry = { remember: false, way: "university" as const, now, also };
  const signedIn = await openSignedInSession(found.value, entry, facts);
  if (signedIn.kind === "deactivated") return refuse(universityId, { reason: "deactivated" }, now);
  return { kind: "signed-in", signedIn, next, isNew: found.value.isNew };
}

/** Enough to see what is missing from the list of domains, and nobody's address. */
function domainOf({ email }: MappedPerson): string | undefined {
  return email ? `@${email.split("@")[1]}` : undefined;
}

async function whyNot(finishing: Finishing, now: Date): Promise<Finished> {
  const attempt = await findAttempt(finishing.attemptId);
  if (!attempt) return refuse(null, { reason: "not-begun-here" }, now);
  const hasBegun = attempt.browserHash === hashOf(finishing.browserSecret);
  const hasAnswer = attempt.answerHash === hashOf(finishing.answerSecret);
  if (!hasBegun || !hasAnswer) {
    // The person who brought the answer did not begin: somebody may have led them here.
    if (hasAnswer) await endAttempt(attempt.id, now);
    return refuse(attempt.universityId, { reason: "not-begun-here" }, now);
  }
  const reason = attempt.expiresAt > now ? "used-already" : "took-too-long";
  return refuse(attempt.universityId, { reason }, now);
}

async function refuse(universityId: number | null, failure: Failure, now: Date): Promise<Finished> {
  const about = universityId === null ? null : { universityId, isTry: false };
  const reference = about && (await noteFailure(about, failure, now));
  return { kind: "refused", refused: { reason: failure.reason, reference }, universityId };
}

/** So that signing out can end it at the provider too, and the provider can end it here. */
async function noteSession(
  tx: Transaction,
  token: string,
  { universityId, answer }: { universityId: number; answer: Answer },
): Promise<void> {
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.token, token));
  if (!session) return;
  await tx.insert(signOnSessions).values({
    sessionId: session.id,
    universityId,
    subjectHash: subjectHash(answer.ticket.nameId ?? answer.subject),
    sessionIndex: answer.sessionIndex,
    ticket: await seal(JSON.stringify(answer.ticket)),
  });
}

export function subjectHash(subject: string): string {
  return hashed("sign-on-subject", subject);
}
