import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";

/** The ids of the two accounts. */
export type Pair = { staying: string; leaving: string };

/**
 * Where both have a row for the same thing and choosing one would lose the other's words: the two
 * become one, before the rest is moved by `mergeRules`.
 */
export async function combineRows(tx: Transaction, pair: Pair, now: Date): Promise<void> {
  for (const statement of statements(pair, now)) await tx.execute(statement);
}

function statements(pair: Pair, now: Date): SQL[] {
  return [
    joinSavedJobs(pair),
    joinWatching(pair),
    fillProfile(pair),
    keepApplicationMessages(pair),
    keepShifts(pair),
    withdrawSecondCertificates(pair, now),
    endReviewsElsewhere(pair, now),
    renameScenarios(pair),
    ...keepLinks(pair),
    partInvitations(pair),
    ...copyActivity(pair),
  ];
}

function joinSavedJobs({ staying, leaving }: Pair): SQL {
  const place = (row: string) =>
    sql.raw(
      `array_position(array['saved', 'applied', 'interview', 'offer', 'closed'], ${row}.stage)`,
    );
  const isFurther = sql`${place("theirs")} > ${place("own")}`;
  return sql`
    update saved_jobs own set
      stage = case when ${isFurther} then theirs.stage else own.stage end,
      stage_at = case when ${isFurther} then theirs.stage_at else own.stage_at end,
      note = case
        when own.note = '' then theirs.note
        when theirs.note in ('', own.note) then own.note
        else own.note || E'\n\n' || theirs.note end,
      date_at = coalesce(own.date_at, theirs.date_at),
      date_label = case when own.date_at is null then theirs.date_label else own.date_label end,
      date_set_at = case when own.date_at is null then theirs.date_set_at else own.date_set_at end,
      saved_at = least(own.saved_at, theirs.saved_at)
    from saved_jobs theirs
    where own.user_id = ${staying} and theirs.user_id = ${leaving} and own.job_id = theirs.job_id`;
}

function joinWatching({ staying, leaving }: Pair): SQL {
  return sql`
    update lesson_watching own set
      watched = own.watched + theirs.watched,
      watched_seconds = (
        select coalesce(sum(upper(part) - lower(part)), 0)
        from unnest(own.watched + theirs.watched) part),
      position_ms = case when theirs.saved_at > own.saved_at then theirs.position_ms
        else own.position_ms end,
      started_at = least(own.started_at, theirs.started_at),
      saved_at = greatest(own.saved_at, theirs.saved_at),
      completed_at = least(own.completed_at, theirs.completed_at)
    from lesson_watching theirs
    where own.user_id = ${staying} and theirs.user_id = ${leaving}
      and own.lesson_id = theirs.lesson_id`;
}

/** A number goes with its country and extension. */
function fillProfile({ staying, leaving }: Pair): SQL {
  const filled = [
    "next_time_zone",
    "moves_on",
    "home_country",
    "course",
    "course_level",
    "course_starts_on",
    "course_ends_on",
    "graduation_year",
    "job_title",
  ];
  const phone = ["phone_extension", "phone_country", "phone"];
  const sets = [
    ...filled.map((column) => `${column} = coalesce(own.${column}, theirs.${column})`),
    ...phone.map(
      (column) =>
        `${column} = case when own.phone is null then theirs.${column} else own.${column} end`,
    ),
  ];
  return sql`
    update profiles own set ${sql.raw(sets.join(", "))}
    from profiles theirs where own.user_id = ${staying} and theirs.user_id = ${leaving}`;
}

/** Whichever application stays has them: those of the other would go with it. */
function keepApplicationMessages({ staying, leaving }: Pair): SQL {
  return sql`
    update application_messages said set application_id = (
      select other.id from applications other
      where other.job_id = sent.job_id and other.user_id in (${staying}, ${leaving})
      order by (other.withdrawn_at is null) desc, other.sent_at, other.user_id = ${leaving} limit 1)
    from applications sent
    where said.application_id = sent.id and sent.user_id in (${staying}, ${leaving})`;
}

function keepShifts({ staying, leaving }: Pair): SQL {
  return sql`
    update work_shifts shift set place_id = own.id
    from work_places own, work_places theirs
    where shift.place_id = theirs.id and theirs.user_id = ${leaving}
      and own.user_id = ${staying} and lower(own.name) = lower(theirs.name)`;
}

/** A course has one certificate that stands; anyone who looks the later one up reads that it was withdrawn. */
function withdrawSecondCertificates({ staying, leaving }: Pair, now: Date): SQL {
  return sql`
    update course_certificates later set withdrawn_at = ${now.toISOString()}
    from course_certificates sooner
    where later.user_id in (${staying}, ${leaving}) and sooner.user_id in (${staying}, ${leaving})
      and later.user_id <> sooner.user_id and later.course_id = sooner.course_id
      and later.withdrawn_at is null and sooner.withdrawn_at is null
      and (sooner.issued_at, sooner.id) < (later.issued_at, later.id)`;
}

/** Advisers of a university the person is not at any more read nothing new. */
function endReviewsElsewhere({ staying, leaving }: Pair, now: Date): SQL {
  return sql`
    update cv_reviews set ended_at = ${now.toISOString()}
    where owner_id = ${leaving} and ended_at is null and university_id <> (
      select coalesce(own.university_id, theirs.university_id)
      from users own, users theirs where own.id = ${staying} and theirs.id = ${leaving})`;
}

function renameScenarios(pair: Pair): SQL {
  return sql`
    update points_scenarios theirs set name = ${freeName("points_scenarios", "name", pair)}
    where theirs.user_id = ${pair.leaving} and exists (
      select from points_scenarios own
      where own.user_id = ${pair.staying} and lower(own.name) = lower(theirs.name))`;
}

/** Printed codes go on working: a second link of one's own becomes a campaign. */
function keepLinks(pair: Pair): SQL[] {
  const { staying, leaving } = pair;
  return [
    sql`
      update referral_links theirs set campaign = 'Other account'
      where theirs.user_id = ${leaving} and theirs.campaign is null and exists (
        select from referral_links own where own.user_id = ${staying} and own.campaign is null)
      and not exists (
        select from referral_links named
        where named.user_id = ${leaving} and lower(named.campaign) = 'other account')`,
    sql`
      update referral_links theirs set campaign = ${freeName("referral_links", "campaign", pair)}
      where theirs.user_id = ${leaving} and exists (
        select from referral_links own
        where own.user_id = ${staying} and lower(own.campaign) = lower(theirs.campaign))`,
  ];
}

/** "Plan B (2)": the first number that neither account has. */
function freeName(table: string, column: string, { staying, leaving }: Pair): SQL {
  const [rows, name] = [sql.identifier(table), sql.identifier(column)];
  return sql`theirs.${name} || ' (' || (
    select min(n) from generate_series(2, 1000) n where not exists (
      select from ${rows} taken where taken.user_id in (${staying}, ${leaving})
        and lower(taken.${name}) = lower(theirs.${name} || ' (' || n || ')'))) || ')'`;
}

/** Nobody invites themselves: an invitation between the two names nobody, and never becomes active. */
function partInvitations({ staying, leaving }: Pair): SQL {
  return sql`
    update referrals set friend_id = null,
      refusal = case when activated_at is null then coalesce(refusal, 'self-email') else refusal end
    where (friend_id, inviter_id) in ((${staying}, ${leaving}), (${leaving}, ${staying}))`;
}

/** Activity is written once and never changed, so it is written again under the account that stays. */
function copyActivity({ staying, leaving }: Pair): SQL[] {
  return [
    sql`
      insert into activity (user_id, day, kind, thing, thing_id, at, university_id)
      select ${staying}, day, kind, thing, thing_id, at, university_id
      from activity where user_id = ${leaving} on conflict do nothing`,
    sql`
      insert into analytics_person_months as own
        (university_id, month, user_id, campus_id, course, level, nationality, facts)
      select university_id, month, ${staying}, campus_id, course, level, nationality, facts
      from analytics_person_months where user_id = ${leaving}
      on conflict (university_id, month, user_id) do update set facts = own.facts | excluded.facts`,
    sql`
      insert into analytics_person_things (university_id, month, user_id, facet, value)
      select university_id, month, ${staying}, facet, value
      from analytics_person_things where user_id = ${leaving} on conflict do nothing`,
    ...["analytics_person_months", "analytics_person_things"].map(
      (table) => sql`
        delete from ${sql.identifier(table)} where user_id = ${staying} and exists (
          select from analytics_objections where user_id in (${staying}, ${leaving}))`,
    ),
  ];
}
