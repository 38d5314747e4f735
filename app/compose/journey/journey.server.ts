import type { SignedInMember } from "#domain/accounts/visitor.ts";
import type { ActivityRow } from "#domain/activity/activity.queries.server.ts";
import { actsInMonth, allActs, monthsWithActs } from "#domain/activity/acts.queries.server.ts";
import { shownKinds } from "#domain/journey/past/act-labels.ts";
import { chosenMonth, monthsBeside } from "#domain/journey/past/journey-months.ts";
import { type PastEntry, pastEntries } from "#domain/journey/past/past-entries.ts";
import { thingNames } from "#domain/reports/journey/thing-names.queries.server.ts";
import { datesAhead } from "./dates-ahead.server.ts";

const NO_ZONE = "Europe/London";

/** A month of what somebody did; with the newest month, what comes next. */
export async function loadJourney(member: SignedInMember, asked: string | null, now: Date) {
  const months = await monthsWithActs(member.id, shownKinds);
  const month = chosenMonth(months, asked);
  const isNewest = month === null || month === months[0]?.month;
  const [acts, ahead] = await Promise.all([
    month ? actsInMonth(member.id, shownKinds, month) : [],
    isNewest ? datesAhead(member, now) : [],
  ]);
  return {
    ...{ months, month, isNewest, ahead },
    past: await entriesOf(member, acts),
    beside: month ? monthsBeside(months, month) : { later: null, earlier: null },
  };
}

/** All of it, to take away. */
export async function wholeJourney(member: SignedInMember, now: Date) {
  const [acts, ahead] = await Promise.all([
    allActs(member.id, shownKinds),
    datesAhead(member, now),
  ]);
  return { past: await entriesOf(member, acts), ahead };
}

async function entriesOf(
  { id, timeZone }: SignedInMember,
  acts: readonly ActivityRow[],
): Promise<PastEntry[]> {
  return pastEntries(acts, await thingNames(id, acts), timeZone ?? NO_ZONE);
}
