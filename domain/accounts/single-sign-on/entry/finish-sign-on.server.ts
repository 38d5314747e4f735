import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { signOnSessions } from "#db/schema/single-sign-on.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { hashed } from "#platform/signing.server.ts";
import { mayJoin } from "../../registration/may-join.server.ts";
import type { RequestFacts } from "../../request-facts.ts";
import { letIn, type SignedIn } from "../../sign-in/sign-in.server.ts";
import { type Answer, findAttempt, finishAttempt, hashOf } from "../attempts/attempts.server.ts";
import { type Failure, noteFailure } from "../attempts/failures.server.ts";
import { type MappedPerson, mapPerson } from "../provider/mapping.ts";
import { findProvider } from "../provider/providers.queries.server.ts";
import { seal } from "../provider/sealing.server.ts";
import type { Refused } from "./begin-sign-on.server.ts";
import { findAccount } from "./find-account.server.ts";

type Finished =
  | { kind: "signed-in"; signedIn: SignedIn; next: string | null }
  /** The settings were tried: the result waits on its own screen. */
  | { kind: "tried"; attemptId: string }
  | { kind: "refused"; refused: Refused; universityId: number | null };

type Finishing = { attemptId: string; browserSecret: string };

/** The last step, in the browser that began: finds the account and opens its session. */
export async function finishSignOn(
  { attemptId, browserSecret }: Finishing,
  facts: RequestFacts,
  now: Date,
): Promise<Finished> {
  const finished = await finishAttempt(attemptId, browserSecret, now);
  if (!finished) return whyNot(attemptId, browserSecret, now);
  const { attempt, answer } = finished;
  if (attempt.purpose === "try") return { kind: "tried", attemptId };

  const { universityId, next } = attempt;
  const university = await findUniversity(universityId);
  const provider = await findProvider(universityId);
  if (!university || !provider?.isOn) return refuse(universityId, { reason: "not-set-up" }, now);

  const person = mapPerson(provider.mapping, answer.attributes);
  const joins = person.email !== null && (await mayJoin(universityId, person.email, now));
  const found = await db.transaction((tx) =>
    findAccount(tx, { university, answer, person, mayJoin: joins, now }),
  );
  if (!found.ok)
    return refuse(universityId, { reason: found.error, detail: domainOf(person) }, now);

  const also = (tx: Transaction, token: string) => noteSession(tx, token, { universityId, answer });
  const entry = { remember: false, way: "university" as const, now, also };
  const signedIn = await letIn(found.value, entry, facts);
  if (signedIn.kind === "deactivated") return refuse(universityId, { reason: "deactivated" }, now);
  return { kind: "signed-in", signedIn, next };
}

/** Enough to see what is missing from the list of domains, and nobody's address. */
function domainOf({ email }: MappedPerson): string | undefined {
  return email ? `@${email.split("@")[1]}` : undefined;
}

async function whyNot(attemptId: string, browserSecret: string, now: Date): Promise<Finished> {
  const attempt = await findAttempt(attemptId);
  const isTheirs = attempt?.browserHash === hashOf(browserSecret);
  if (!attempt || !isTheirs) {
    return refuse(attempt?.universityId ?? null, { reason: "not-begun-here" }, now);
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
