import type { Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import {
  checklistMarks,
  departureDocuments,
  departures,
  familyLinks,
} from "#db/schema/jumpstart.ts";
import { credentials } from "#db/schema/sign-in.ts";
import { hashOf } from "#domain/jumpstart/family/share-plan.server.ts";
import { nextReminder } from "#domain/jumpstart/reminders/next-reminder.ts";
import { demoPerson } from "./people.ts";
import { dayFrom, instantFrom } from "./relative-days.ts";
import { type Traveller, travellers } from "./travellers.ts";

const CHAU = "demo-predeparture-at-waymark.example";
/** As long as a real one: the address of a link that everybody may try. */
const CHAU_LINK = "demo-link-for-the-family-of-chau";

type Given = { ids: ReadonlyMap<string, number>; password: string; now: Date };

/** Pre-departure people: far off, two weeks to go with something late, waiting for a visa, just arrived. */
export async function addJumpstart(tx: Transaction, { ids, password, now }: Given): Promise<void> {
  for (const traveller of travellers) await addTraveller(tx, traveller, { ids, password, now });
  await addSilent(tx, ids.get("northgate")!, now);
  await addPlanOfChau(tx, now);
}

async function addTraveller(tx: Transaction, traveller: Traveller, { ids, password, now }: Given) {
  const { email, name, timeZone, fliesIn, visa } = traveller;
  const id = `demo-${email.replace("@", "-at-")}`;
  const hasArrived = fliesIn !== null && fliesIn < 0;
  const fliesOn = fliesIn === null ? null : dayFrom(now, fliesIn);
  const courseStartsOn = fliesIn === null ? null : dayFrom(now, fliesIn + 9);
  await tx.insert(users).values({
    ...{ id, name, email, timeZone, emailVerified: true },
    role: hasArrived ? "student" : "predeparture_student",
    universityId: ids.get(traveller.university)!,
    createdAt: instantFrom(now, -40),
  });
  const row = { id: `${id}-password`, userId: id, accountId: id, providerId: "credential" };
  await tx.insert(credentials).values({ ...row, password });
  await tx.insert(profiles).values({
    userId: id,
    movesOn: fliesOn,
    homeCountry: traveller.home,
    course: traveller.course,
    courseLevel: "masters",
    courseStartsOn,
    courseEndsOn: fliesIn === null ? null : dayFrom(now, fliesIn + 370),
  });
  const arrivedAt = hasArrived ? instantFrom(now, fliesIn + 1) : null;
  await tx.insert(departures).values({
    ...{ userId: id, visaState: visa, arrivedAt, saidArrivedAt: arrivedAt },
    remindAt: hasArrived ? null : nextReminder({ fliesOn, courseStartsOn, timeZone }, now),
    updatedAt: instantFrom(now, -3),
  });
  await tx.insert(checklistMarks).values(
    traveller.done.map((step, n) => ({
      userId: id,
      step,
      // Steps of the first week come after the landing.
      markedAt: instantFrom(now, step.startsWith("week-") ? -0.9 + n * 0.1 : -30 + n * 2),
    })),
  );
  const noted = { userId: id, updatedAt: instantFrom(now, -6) };
  const papers = Object.entries(traveller.papers);
  await tx
    .insert(departureDocuments)
    .values(papers.map(([document, state]) => ({ ...noted, document, state })));
}

/** Some more of whom nothing is said, so that a university's counts are counts. */
async function addSilent(tx: Transaction, universityId: number, now: Date): Promise<void> {
  const people = Array.from({ length: 9 }, (_, n) => ({ n, ...demoPerson(400 + n) }));
  await tx.insert(users).values(
    people.map(({ n, name, mailbox, timeZone }) => ({
      ...{ id: `demo-traveller-${n}`, name, timeZone, universityId, emailVerified: true },
      email: `${mailbox}@mail.example`,
      role: "predeparture_student" as const,
      createdAt: instantFrom(now, -25 + n),
    })),
  );
  await tx.insert(profiles).values(
    people.map(({ n, course, courseLevel, homeCountry }) => ({
      ...{ userId: `demo-traveller-${n}`, course, courseLevel, homeCountry },
      movesOn: n === 8 ? null : dayFrom(now, 10 + n * 11),
    })),
  );
  await tx.insert(departures).values(
    people.map(({ n }) => ({
      userId: `demo-traveller-${n}`,
      visaState:
        n < 3 ? ("granted" as const) : n < 6 ? ("applied" as const) : ("not-started" as const),
      saidArrivedAt: n === 0 ? instantFrom(now, -0.2) : null,
      updatedAt: instantFrom(now, -2),
    })),
  );
}

/** The plan everybody sees first: eight weeks to go, papers on their way, a link for the family. */
async function addPlanOfChau(tx: Transaction, now: Date): Promise<void> {
  const userId = CHAU;
  const done = [
    "offer-letter",
    "passport",
    "cas-name",
    "living-costs",
    "one-account",
    "send-money",
  ];
  const read = ["chapter:why-before-you-fly", "chapter:a-photo-and-a-name"];
  await tx.insert(checklistMarks).values(
    [...done, ...read].map((step, n) => ({
      userId,
      step,
      markedAt: instantFrom(now, -20 + n * 2),
    })),
  );
  await tx.insert(departures).values({
    ...{ userId, fliesAt: "23:40", landsOn: dayFrom(now, 53) },
    updatedAt: instantFrom(now, -4),
  });
  const noted = { userId, updatedAt: instantFrom(now, -4) };
  await tx.insert(departureDocuments).values([
    { ...noted, document: "passport", state: "ready", note: "Valid to 3 May 2033" },
    { ...noted, document: "cas", state: "ready", note: "Name checked" },
    { ...noted, document: "bank-letter", state: "waiting", note: "Asked on Monday" },
  ]);
  await tx.insert(familyLinks).values({
    ...{ userId, label: "Parents", parts: ["flight", "clocks", "progress"] },
    tokenHash: hashOf(CHAU_LINK),
    createdAt: instantFrom(now, -4),
    expiresAt: instantFrom(now, 176),
    views: 3,
  });
}
