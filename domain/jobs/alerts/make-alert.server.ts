import { and, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobAlerts } from "#db/schema/job-alerts.ts";
import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure } from "#platform/limits.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { hashed, sign, verifySignedRow } from "#platform/signing.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { searchLabel } from "../board/active-filters.ts";
import { readBoardSearch } from "../board/board.ts";
import type { Board } from "../vocabulary.ts";
import { MAX_ALERTS, nextFor } from "./alert.ts";
import type { AlertFrequency, Frequency } from "./frequencies.ts";
import { emailKeyOf } from "./job-mails.server.ts";
import type { AlertRefusal } from "./refusals.ts";

type WantedAlert = { board: Board; criteria: string; frequency: AlertFrequency };
type Reader = { id: string; email: string; timeZone: string | null };

const PURPOSE = "confirm-job-alert";
const CONFIRM_DAYS = 7;
const PER_ADDRESS = { limit: 10, windowSeconds: 3600 };

/** Keeps a search, by mail or without, at once for somebody whose address is known to be theirs. */
export async function makeAlert(
  reader: Reader,
  wanted: WantedAlert,
  now: Date,
): Promise<Result<null, AlertRefusal>> {
  const email = emailKeyOf(reader.email);
  return db.transaction(async (tx) => {
    if (await isFull(tx, email)) return no("too-many");
    const zone = reader.timeZone ?? "Europe/London";
    const id = await insertAlert(tx, { ...wanted, email, timeZone: zone, now });
    await tx.update(jobAlerts).set({ userId: reader.id }).where(eq(jobAlerts.id, id));
    await begin(tx, id, { frequency: wanted.frequency, timeZone: zone, now });
    return ok(null);
  });
}

type AddressedAlert = WantedAlert & { email: string; timeZone: string };
type GuestAlert = AddressedAlert & { frequency: Frequency };

/** A guest's alert waits until its address says yes: anybody can type anybody's address. */
export async function requestAlert(
  wanted: GuestAlert,
  clientAddress: string,
  now: Date,
): Promise<Result<null, "slow-down" | "too-often">> {
  const key = `job-alert:${hashed("job-alert", limitKeyOf(clientAddress))}`;
  if ((await countFailure(key, PER_ADDRESS, now)).over) return no("too-often");
  if (!(await mayMail("job-alert", wanted.email, now))) return no("slow-down");

  await db.transaction(async (tx) => {
    const id = await insertAlert(tx, { ...wanted, email: emailKeyOf(wanted.email), now });
    const expiresAt = new Date(now.getTime() + CONFIRM_DAYS * 24 * 3600_000);
    const link = linkTo(`/job-alerts/confirm/${sign(PURPOSE, String(id), expiresAt)}`);
    const props = { search: nameOf(wanted), frequency: wanted.frequency, link, days: CONFIRM_DAYS };
    await sendMail(tx, { template: "confirm-job-alert", to: wanted.email, props });
  });
  return ok(null);
}

/** What a link in a mail asks to confirm; null once it has run out or the alert has ended. */
export async function findAlertToConfirm(token: string, now: Date) {
  const id = verifySignedRow(PURPOSE, token, now);
  if (id === null) return null;
  const [alert] = await db
    .select({
      id: jobAlerts.id,
      email: jobAlerts.email,
      name: jobAlerts.name,
      frequency: jobAlerts.frequency,
      timeZone: jobAlerts.timeZone,
      confirmedAt: jobAlerts.confirmedAt,
    })
    .from(jobAlerts)
    .where(and(eq(jobAlerts.id, id), isNull(jobAlerts.endedAt)));
  return alert ?? null;
}

/** The address said yes. Saying it twice is saying it once. */
export async function confirmAlert(
  token: string,
  now: Date,
): Promise<Result<{ name: string }, AlertRefusal>> {
  const alert = await findAlertToConfirm(token, now);
  if (!alert) return no("link-spent");
  if (alert.confirmedAt && alert.frequency !== "never") return ok({ name: alert.name });

  const { id, email, timeZone } = alert;
  const frequency = alert.frequency === "never" ? "daily" : alert.frequency;
  return db.transaction(async (tx) => {
    if (await isFull(tx, email)) return no("too-many");
    await begin(tx, id, { frequency, timeZone, now });
    return ok({ name: alert.name });
  });
}

type Inserted = AddressedAlert & { now: Date };

/** The same search for the same address is one alert; asked for again, it takes the newer wishes. */
async function insertAlert(tx: Transaction, { now, ...wanted }: Inserted): Promise<number> {
  const { email, board, criteria, frequency, timeZone } = wanted;
  const [made] = await tx
    .insert(jobAlerts)
    .values({
      ...{ email, board, criteria, frequency, timeZone },
      name: nameOf(wanted),
      createdAt: now,
      since: now,
      nextAt: nextFor(frequency, timeZone, now),
    })
    .onConflictDoNothing()
    .returning({ id: jobAlerts.id });
  return made?.id ?? takeNewerWishes(tx, wanted);
}

/** Anybody can type an address: what its owner has confirmed stays as it is. */
async function takeNewerWishes(tx: Transaction, wanted: AddressedAlert): Promise<number> {
  const { email, board, criteria, frequency, timeZone } = wanted;
  const isUnconfirmed = sql`${jobAlerts.confirmedAt} is null`;
  const [alert] = await tx
    .update(jobAlerts)
    .set({
      frequency: sql`case when ${isUnconfirmed} then ${frequency} else ${jobAlerts.frequency} end`,
      timeZone: sql`case when ${isUnconfirmed} then ${timeZone} else ${jobAlerts.timeZone} end`,
    })
    .where(
      and(
        eq(sql`lower(${jobAlerts.email})`, email),
        eq(jobAlerts.board, board),
        eq(jobAlerts.criteria, criteria),
        isNull(jobAlerts.endedAt),
      ),
    )
    .returning({ id: jobAlerts.id });
  // Ended between the two statements: asked for once more, it is made again.
  if (!alert) throw new Error("The alert ended while it was being asked for again");
  return alert.id;
}

type Begun = { frequency: AlertFrequency; timeZone: string; now: Date };

async function begin(tx: Transaction, id: number, { frequency, timeZone, now }: Begun) {
  await tx
    .update(jobAlerts)
    .set({
      frequency,
      timeZone,
      confirmedAt: now,
      // Asked for again, a running alert still tells what came since its last mail.
      since: sql`case when ${jobAlerts.confirmedAt} is null or ${jobAlerts.frequency} = 'never' then ${now.toISOString()}::timestamptz else ${jobAlerts.since} end`,
      nextAt: nextFor(frequency, timeZone, now),
    })
    .where(eq(jobAlerts.id, id));
}

async function isFull(tx: Transaction, email: string): Promise<boolean> {
  const [all] = await tx
    .select({ total: count() })
    .from(jobAlerts)
    .where(
      and(
        eq(sql`lower(${jobAlerts.email})`, emailKeyOf(email)),
        isNull(jobAlerts.endedAt),
        isNotNull(jobAlerts.confirmedAt),
      ),
    );
  return (all?.total ?? 0) >= MAX_ALERTS;
}

export function nameOf({ board, criteria }: { board: Board; criteria: string }): string {
  const words = searchLabel(readBoardSearch(board, new URLSearchParams(criteria)));
  const isAll = words === "All jobs";
  if (board === "part-time-jobs") return isAll ? "All part-time jobs" : `Part-time: ${words}`;
  return words;
}
