import { addMonths, isoDay } from "#rules/days.ts";
import { documentDateFormat } from "#rules/formats/document-dates.ts";
import { regionName } from "#rules/formats/names.ts";
import { protectedCount } from "#rules/small-numbers.ts";
import {
  countByHomeCountry,
  countFinishing,
  countJoinedByMonth,
  countUniversity,
} from "./university-overview.queries.server.ts";

/** What a careers service sees first. Counts of people are protected before they leave here. */
export async function describeUniversity(universityId: number, now: Date) {
  const today = isoDay(now);
  const counts = await countUniversity(universityId, now);
  const finishing = await countFinishing(universityId, today, addMonths(today, 3));

  return {
    students: protectedCount(counts.students).text,
    joinedThisMonth: protectedCount(counts.joinedThisMonth).text,
    finishingSoon: protectedCount(finishing).text,
    // Not protected: these are the service's own lists, which it can open.
    waitingRequests: counts.waitingRequests,
    listedNotRegistered: counts.listedNotRegistered,
    joined: monthsUpTo(now, await countJoinedByMonth(universityId, now)),
    homes: homesOf(await countByHomeCountry(universityId)),
    asAt: now,
  };
}

export type UniversityOverview = Awaited<ReturnType<typeof describeUniversity>>;

/** By what is shown, then by name: the order may not tell what a count hides. */
function homesOf(counted: readonly { country: string | null; students: number }[]) {
  return counted
    .map(({ country, students }) => ({
      country: country ? regionName(country) : "Not given",
      ...protectedCount(students),
    }))
    .sort((one, other) => other.value - one.value || one.country.localeCompare(other.country));
}

/** Six months ending with this one; a month in which nobody joined is there too. */
function monthsUpTo(now: Date, counted: readonly { month: string; joined: number }[]) {
  return Array.from({ length: 6 }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 5 + index, 1));
    const joined = counted.find(({ month }) => month === isoDay(first).slice(0, 7))?.joined ?? 0;
    const name = documentDateFormat("en-GB", { month: "long" }).format(first);
    return { month: name, ...protectedCount(joined) };
  });
}
