import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { type EmployerToResolve, listToResolve } from "./employers.queries.server.ts";

/** What the register says about one employer. */
export type RegisterAnswer = {
  organisationId: number | null;
  status: string;
  /** From 0 to 1: how sure we are that it is this organisation. */
  confidence: number;
  why: string | null;
  /** The day of the register that was asked. */
  asOf: string;
};

/** How the register is asked; null where there is none to ask. */
export type RegisterLookUp = {
  byName: (employer: { name: string; town: string | null }) => Promise<RegisterAnswer | null>;
  /** For an employer of whom staff said which organisation it is. */
  byOrganisation: (organisationId: number) => Promise<RegisterAnswer | null>;
};

type Resolving = {
  register: RegisterLookUp;
  which: "new" | "all";
  ids?: readonly number[] | undefined;
  now: Date;
};

const AT_ONCE = 100;

/** Looks employers of British jobs up in the register and keeps what it says, with its date. */
export async function resolveEmployers(resolving: Resolving): Promise<{ resolved: number }> {
  const { register, which, ids, now } = resolving;
  let resolved = 0;
  for (let afterId = 0; ; ) {
    const batch = await listToResolve({ which, ids, afterId, limit: AT_ONCE });
    const last = batch.at(-1);
    if (!last) return { resolved };
    const answers = await answersFor(batch, register);
    if (answers.length > 0) await saveAnswers(answers, now);
    resolved += answers.length;
    afterId = last.id;
  }
}

type StoredAnswer = RegisterAnswer & { id: number; isConfirmed: boolean };

async function answersFor(batch: readonly EmployerToResolve[], register: RegisterLookUp) {
  const answers: StoredAnswer[] = [];
  for (const employer of batch) {
    const { id, name, town, organisationId, confirmedAt } = employer;
    // Our staff looked and said that it is none of them.
    if (confirmedAt !== null && organisationId === null) continue;
    const isConfirmed = confirmedAt !== null && organisationId !== null;
    const answer = isConfirmed
      ? await register.byOrganisation(organisationId)
      : await register.byName({ name, town });
    if (answer) answers.push({ ...answer, id, isConfirmed });
  }
  return answers;
}

/**
 * A first answer is no change. An employer whose organisation staff confirmed
 * keeps it, also when they do so while we look.
 */
async function saveAnswers(answers: readonly StoredAnswer[], now: Date): Promise<void> {
  await db.transaction((tx) =>
    tx.execute(sql`
      update employers set
        sponsor_organisation_id = given."organisationId",
        sponsor_status = given.status,
        sponsor_confidence = given.confidence,
        sponsor_why = given.why,
        sponsor_as_of = given."asOf",
        sponsor_changed_at = case
          when employers.sponsor_status <> given.status then ${now}::timestamptz
          else employers.sponsor_changed_at end,
        updated_at = ${now}
      from json_to_recordset(${JSON.stringify(answers)}::json) as given(
        id int, "organisationId" int, status text, confidence real, why text, "asOf" date,
        "isConfirmed" boolean)
      where employers.id = given.id
        and (employers.sponsor_confirmed_at is not null) = given."isConfirmed"
        and (not given."isConfirmed" or employers.sponsor_organisation_id = given."organisationId")`),
  );
}
