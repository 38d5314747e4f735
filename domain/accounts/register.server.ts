import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { registrations } from "#db/schema/accounts.ts";
import { preAuthorisedStudents, universityEmailDomains } from "#db/schema/universities.ts";
import {
  findUniversity,
  type University,
} from "#domain/universities/universities.queries.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import type { Role } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { linkTo, setUpLink } from "./links.server.ts";
import { mayMail } from "./mail-limits.server.ts";
import type { RegisterRefusal } from "./refusals.ts";
import { addRegistration, isOpen } from "./registrations.server.ts";

export type RegistrationSource = "register" | "alumni" | "jumpstart";

export type Registering = {
  universityId: number;
  email: string;
  name: string;
  source: RegistrationSource;
  referralCode: string | null;
};

const roleOf: Record<RegistrationSource, Role> = {
  register: "student",
  alumni: "alumni",
  jumpstart: "predeparture_student",
};

/**
 * Mails a set-up link to somebody whom the university lets in. The answer is
 * the same whether or not the address has an account; only the mail differs.
 */
export async function register(
  input: Registering,
  now: Date,
): Promise<Result<{}, RegisterRefusal>> {
  const university = await findUniversity(input.universityId);
  if (!university) return no("no-such-university");
  if (!(await isLetIn(university.id, input.email, now))) return no("not-listed");
  if (!(await mayMail(input.email, now))) return no("slow-down");

  await mailSetUpLink(input, university, now);
  return ok({});
}

async function mailSetUpLink(input: Registering, university: University, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const added = { ...input, role: roleOf[input.source] };
    const { registration, hasAccount } = await addRegistration(tx, added, now);
    const about = { name: input.name, university: university.name };
    await sendMail(
      tx,
      hasAccount
        ? {
            template: "account-exists",
            to: input.email,
            props: { ...about, link: linkTo("/login", university.slug) },
          }
        : {
            template: "set-up-account",
            to: input.email,
            props: { ...about, link: setUpLink(registration, university.slug) },
          },
    );
  });
}

/** By the domain of the address, the university's own list, or an open invitation. */
async function isLetIn(universityId: number, email: string, now: Date): Promise<boolean> {
  const domains = suffixesOf(email.split("@")[1] ?? "");
  const { rows } = await db.execute(sql`select (
    exists (select 1 from ${universityEmailDomains} where ${and(
      eq(universityEmailDomains.universityId, universityId),
      inArray(sql`lower(${universityEmailDomains.domain})`, domains),
    )})
    or exists (select 1 from ${preAuthorisedStudents} where ${and(
      eq(preAuthorisedStudents.universityId, universityId),
      eq(preAuthorisedStudents.email, email),
    )})
    or exists (select 1 from ${registrations} where ${and(
      eq(registrations.universityId, universityId),
      eq(sql`lower(${registrations.email})`, email),
      or(eq(registrations.source, "access-request"), isNotNull(registrations.invitedById)),
      isOpen(now),
    )})
  ) as "isLetIn"`);
  return rows[0]?.isLetIn === true;
}

/** "mail.cs.uni.example" is on "cs.uni.example" and on "uni.example", never on "example". */
function suffixesOf(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}
