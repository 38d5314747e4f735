import { and, desc, eq, gt, isNotNull, isNull, lt, notExists, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { partnerLeads } from "#db/schema/employers.ts";
import { mails } from "#db/schema/platform.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayAskFrom, mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import type { PageAsked, Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { oldestKept } from "#rules/retention.ts";
import type { LeadInput } from "./company.schema.ts";
import type { CompanyRefusal, EmployerDeskRefusal } from "./refusals.ts";

const PAGE_SIZE = 25;
const MAX_TOLD = 10;
const TOLD_EVERY_MS = 60 * 60_000;

/**
 * A letter from the page for partners: kept for staff, and its writer is thanked by
 * mail. Anybody can type anybody's address, so that mail holds none of their words.
 */
export async function addLead(
  input: LeadInput,
  clientAddress: string,
  now: Date,
): Promise<Result<{}, CompanyRefusal>> {
  if (!(await mayAskFrom(clientAddress, "partner-letter", now))) return no("slow-down");
  if (!(await mayMail("partner-letter", input.email, now))) return no("slow-down");
  await db.transaction(async (tx) => {
    await tx.insert(partnerLeads).values({ ...input, createdAt: now });
    await sendMail(tx, { template: "lead-received", to: input.email, props: {} });
    await tellStaff(tx, input.organisation, now);
  });
  return ok({});
}

/** The list holds every letter; mails only say to look, and not more often than once an hour. */
async function tellStaff(tx: Transaction, organisation: string, now: Date): Promise<void> {
  const toldLately = tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        gt(mails.queuedAt, new Date(now.getTime() - TOLD_EVERY_MS)),
        eq(mails.template, "lead-to-answer"),
        eq(mails.recipient, users.email),
      ),
    );
  const staff = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.role, "staff"), notExists(toldLately)))
    .orderBy(users.createdAt)
    .limit(MAX_TOLD);
  for (const { name, email } of staff) {
    const props = { name, organisation, link: linkTo("/staff/leads") };
    await sendMail(tx, { template: "lead-to-answer", to: email, props });
  }
}

/** Letters that were answered long ago go; those without an answer stay. */
export async function forgetAnsweredLetters(now: Date): Promise<void> {
  await db
    .delete(partnerLeads)
    .where(lt(partnerLeads.answeredAt, oldestKept("answeredLetters", now)));
}

export type Lead = Awaited<ReturnType<typeof readLeads>>[number];

type LeadsAsked = PageAsked & { state?: "waiting" | "answered" | undefined };

/** Letters, those without an answer first, then the newest. For our staff only. */
export async function unsafeListLeads({
  state,
  page,
  pageSize = PAGE_SIZE,
}: LeadsAsked): Promise<Paged<Lead>> {
  const where = state && states[state];
  const total = await db.$count(partnerLeads, where);
  return { rows: await readLeads(where, { page, pageSize }), total, page, pageSize };
}

const states = {
  waiting: isNull(partnerLeads.answeredAt),
  answered: isNotNull(partnerLeads.answeredAt),
};

function readLeads(where: SQL | undefined, { page, pageSize }: { page: number; pageSize: number }) {
  return db
    .select({
      id: partnerLeads.id,
      kind: partnerLeads.kind,
      organisation: partnerLeads.organisation,
      name: partnerLeads.name,
      email: partnerLeads.email,
      message: partnerLeads.message,
      createdAt: partnerLeads.createdAt,
      answeredAt: partnerLeads.answeredAt,
      answeredBy: users.name,
    })
    .from(partnerLeads)
    .leftJoin(users, eq(users.id, partnerLeads.answeredById))
    .where(where)
    .orderBy(
      sql`${partnerLeads.answeredAt} is not null`,
      desc(partnerLeads.createdAt),
      partnerLeads.id,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** Notes that somebody has answered a letter, by their own mail. */
export async function markAnswered(
  staff: Member,
  leadId: number,
  now: Date,
): Promise<Result<{ organisation: string }, EmployerDeskRefusal>> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  return db.transaction(async (tx) => {
    const [lead] = await tx
      .update(partnerLeads)
      .set({ answeredAt: now, answeredById: staff.id })
      .where(and(eq(partnerLeads.id, leadId), isNull(partnerLeads.answeredAt)))
      .returning({ organisation: partnerLeads.organisation });
    return lead ? ok(lead) : no("already-decided");
  });
}
