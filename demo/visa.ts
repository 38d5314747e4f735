import type { Transaction } from "#db/client.server.ts";
import { situations, visaReminders } from "#db/schema/situation.ts";
import { workBreaks, workPlaces, workSettings, workShifts } from "#db/schema/work-hours.ts";
import { UNITED_KINGDOM } from "#rules/countries.ts";
import { dayFrom, instantFrom } from "./relative-days.ts";

const STUDENT = "demo-student-at-waymark.example";
const PREMIUM = "demo-premium-at-waymark.example";

/** What two of the demo's students told the visa tools, and the hours they worked. */
export async function addVisa(tx: Transaction, now: Date): Promise<void> {
  const nobodySaid = {
    permissionSince: null,
    isFullTime: true,
    courseLevel: "masters" as const,
    phd: "none" as const,
    english: "b2" as const,
    applyingFrom: "uk" as const,
    monthsToldOn: dayFrom(now, -10),
    updatedAt: instantFrom(now, -10),
  };
  await tx.insert(situations).values([
    {
      ...nobodySaid,
      userId: STUDENT,
      permission: "student",
      permissionEndsOn: dayFrom(now, 73),
      courseStartsOn: dayFrom(now, -426),
      courseEndsOn: dayFrom(now, -64),
      bornOn: dayFrom(now, -27 * 365),
      monthsCounted: 0,
    },
    {
      ...nobodySaid,
      userId: PREMIUM,
      permission: "graduate",
      permissionEndsOn: dayFrom(now, 410),
      courseStartsOn: dayFrom(now, -760),
      courseEndsOn: dayFrom(now, -395),
      bornOn: dayFrom(now, -29 * 365),
      monthsCounted: 10,
    },
  ]);
  await tx.insert(visaReminders).values({
    userId: STUDENT,
    about: "visa-ends",
    day: dayFrom(now, 73),
    remindOn: dayFrom(now, 59),
    dueAt: instantFrom(now, 59),
    createdAt: instantFrom(now, -10),
  });
  await addHours(tx, now);
}

async function addHours(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(workSettings).values({
    userId: STUDENT,
    countryId: UNITED_KINGDOM,
    study: "degree",
    courseStartsOn: dayFrom(now, -426),
    courseEndsOn: dayFrom(now, -64),
    timeZone: "Europe/London",
    updatedAt: instantFrom(now, -10),
  });
  await tx.insert(workBreaks).values({
    userId: STUDENT,
    name: "Easter",
    startsOn: dayFrom(now, -240),
    endsOn: dayFrom(now, -219),
  });
  const places = await tx
    .insert(workPlaces)
    .values([
      { userId: STUDENT, name: "Mossway Cafés", kind: "employed" },
      { userId: STUDENT, name: "Northgate Library", kind: "employed" },
    ])
    .returning({ id: workPlaces.id });
  const [cafe, library] = places.map(({ id }) => id);
  await tx.insert(workShifts).values(
    [
      { days: -8, hour: 9, hours: 7, placeId: cafe!, isPaid: true },
      { days: -6, hour: 17, hours: 4, placeId: library!, isPaid: true },
      { days: -3, hour: 9, hours: 7, placeId: cafe!, isPaid: true },
      { days: -1, hour: 10, hours: 3, placeId: library!, isPaid: false },
      { days: 2, hour: 9, hours: 7, placeId: cafe!, isPaid: true },
    ].map(({ days, hour, hours, placeId, isPaid }) => {
      const startsAt = new Date(`${dayFrom(now, days)}T00:00:00Z`);
      startsAt.setUTCHours(hour);
      const endsAt = new Date(startsAt.getTime() + hours * 3_600_000);
      return {
        userId: STUDENT,
        placeId,
        startsAt,
        endsAt,
        isPaid,
        updatedAt: instantFrom(now, -1),
      };
    }),
  );
}
