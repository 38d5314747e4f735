import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { saveDates } from "#domain/jumpstart/departures.server.ts";
import { aPerson, aUniversity } from "./factories.ts";

export const HANOI = "Asia/Ho_Chi_Minh";

type Given = {
  fliesOn?: string | null;
  landsOn?: string | null;
  university?: { id: number };
  name?: string;
};

/** Somebody from Hanoi on the way to a university in the United Kingdom, who has not asked for a visa. */
export async function aTraveller(
  { fliesOn = "2027-01-09", landsOn = null, university, name }: Given,
  now: Date,
): Promise<SignedInMember> {
  const person = await aPerson("predeparture_student", {
    university: university ?? (await aUniversity({ town: "Leeds" })),
    timeZone: HANOI,
    ...(name && { name }),
  });
  const dates = { fliesOn, landsOn, fliesAt: "23:40", courseStartsOn: "2027-01-18" };
  await saveDates(
    person.id,
    { ...dates, homeCountry: "VN", timeZone: HANOI, visa: "not-started" },
    now,
  );
  return person;
}
