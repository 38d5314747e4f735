import type { Attributes } from "#rules/sign-on.ts";
import { mayJoin } from "../../registration/may-join.server.ts";
import { type Answer, findAttempt, readAnswer } from "../attempts/attempts.server.ts";
import { type MappedPerson, mapPerson } from "../provider/mapping.ts";
import { findProvider } from "../provider/providers.queries.server.ts";
import { type SignOnRefusal, signOnRefusals } from "../provider/refusals.ts";

export type TryResult = {
  attributes: Attributes;
  subject: string;
  person: MappedPerson;
  /** What would be said to them instead of letting them in; null where they would come in. */
  refusal: string | null;
};

/** What a test brought, for the admin who made it. Read with the mapping as it is now. */
export async function findTryResult(
  { id, universityId }: { id: string; universityId: number },
  attemptId: string,
  now: Date,
): Promise<TryResult | null> {
  const attempt = await findAttempt(attemptId);
  const isTheirs = attempt?.userId === id && attempt.universityId === universityId;
  if (!isTheirs || attempt.purpose !== "try" || attempt.expiresAt <= now) return null;
  // What somebody else brought, in another browser, is not the admin's to see.
  if (attempt.finishedAt === null) return null;
  const answer = await readAnswer<Answer>(attempt);
  const provider = await findProvider(universityId);
  if (!answer || !provider) return null;

  const person = mapPerson(provider.mapping, answer.attributes);
  const refusal = await refusalOf(person, answer, { universityId, now });
  return {
    attributes: answer.attributes,
    subject: answer.subject,
    person,
    refusal: refusal && signOnRefusals[refusal],
  };
}

async function refusalOf(
  { email, role }: MappedPerson,
  { isEmailVerified }: Answer,
  { universityId, now }: { universityId: number; now: Date },
): Promise<SignOnRefusal | null> {
  if (!email) return "no-email";
  if (isEmailVerified === false) return "email-unconfirmed";
  if (!(await mayJoin(universityId, email, now))) return "not-listed";
  return role ? null : "not-a-student";
}
