import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { profiles } from "#db/schema/accounts.ts";
import { homeVisits } from "#db/schema/journey.ts";
import { checklistMarks, departures } from "#db/schema/jumpstart.ts";
import { situations, visaReminders } from "#db/schema/situation.ts";
import { universityMessages } from "#db/schema/university-messages.ts";
import { workBreaks, workSettings, workShifts } from "#db/schema/work-hours.ts";
import { by, type Moving, past } from "./moving.ts";

const ofDemo: SQL = sql`user_id like 'demo-%'`;

/** Courses, flights and visas of the demo's people stay as far off as on the first day. */
export async function movePeople(tx: Transaction, moving: Moving): Promise<void> {
  await moveJourneys(tx, moving);
  await moveVisas(tx, moving);
  await moveHours(tx, moving);
  await tx.execute(sql`
    update ${homeVisits} set seen_at = ${past(sql`seen_at`, moving)},
      before_at = ${past(sql`before_at`, moving)} where ${ofDemo}`);
  await tx.execute(sql`
    update ${universityMessages} set starts_at = starts_at + ${by(moving)},
      ends_at = ends_at + ${by(moving)}, created_at = created_at + ${by(moving)}
    where sent_by_id like 'demo-%' and ${isFirst(sql`created_at`, moving)}`);
}

/** Written by the demo itself: what somebody wrote later stays where they put it. */
function isFirst(column: SQL, { days, now }: Moving): SQL {
  return sql`${column} < ${now}::timestamptz - make_interval(days => ${days - 1}::int)`;
}

/** Anyone who has arrived stays arrived, and as long ago. */
async function moveJourneys(tx: Transaction, moving: Moving): Promise<void> {
  const { days } = moving;
  await tx.execute(sql`
    update ${profiles} set moves_on = moves_on + ${days}::int,
      course_starts_on = course_starts_on + ${days}::int,
      course_ends_on = course_ends_on + ${days}::int where ${ofDemo}`);
  await tx.execute(sql`
    update ${departures} set lands_on = lands_on + ${days}::int, remind_at = remind_at + ${by(moving)},
      arrived_at = ${past(sql`arrived_at`, moving)},
      said_arrived_at = ${past(sql`said_arrived_at`, moving)} where ${ofDemo}`);
  await tx.execute(sql`
    update ${checklistMarks} set marked_at = ${past(sql`marked_at`, moving)} where ${ofDemo}`);
}

async function moveVisas(tx: Transaction, moving: Moving): Promise<void> {
  const { days } = moving;
  const isWritten = isFirst(sql`updated_at`, moving);
  await tx.execute(sql`
    update ${situations} set permission_ends_on = permission_ends_on + ${days}::int,
      permission_since = permission_since + ${days}::int,
      course_starts_on = course_starts_on + ${days}::int,
      course_ends_on = course_ends_on + ${days}::int,
      months_told_on = months_told_on + ${days}::int,
      updated_at = updated_at + ${by(moving)} where ${ofDemo} and ${isWritten}`);
  await tx.execute(sql`
    update ${visaReminders} set day = day + ${days}::int, remind_on = remind_on + ${days}::int,
      due_at = due_at + ${by(moving)}, created_at = created_at + ${by(moving)}
    where ${ofDemo} and mailed_at is null and ${isFirst(sql`created_at`, moving)}`);
}

async function moveHours(tx: Transaction, moving: Moving): Promise<void> {
  const { days } = moving;
  const isWritten = isFirst(sql`updated_at`, moving);
  await tx.execute(sql`
    update ${workBreaks} set starts_on = starts_on + ${days}::int, ends_on = ends_on + ${days}::int
    where user_id in (select user_id from ${workSettings} where ${ofDemo} and ${isWritten})`);
  await tx.execute(sql`
    update ${workSettings} set course_starts_on = course_starts_on + ${days}::int,
      course_ends_on = course_ends_on + ${days}::int, updated_at = updated_at + ${by(moving)}
    where ${ofDemo} and ${isWritten}`);
  await tx.execute(sql`
    update ${workShifts} set starts_at = starts_at + ${by(moving)}, ends_at = ends_at + ${by(moving)},
      updated_at = updated_at + ${by(moving)} where ${ofDemo} and ${isWritten}`);
}
