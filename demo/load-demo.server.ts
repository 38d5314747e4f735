import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { accessRequests, profiles, users } from "#db/schema/accounts.ts";
import { credentials } from "#db/schema/sign-in.ts";
import {
  campuses,
  preAuthorisedStudents,
  studentImportRows,
  studentImports,
  universities,
  universityEmailDomains,
} from "#db/schema/universities.ts";
import { siteAudit } from "#domain/audit/audit-kinds.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { DEMO_PASSWORD, demoAccounts } from "./accounts.ts";
import { addDemoMonths } from "./activity/demo-months.server.ts";
import { addActivity } from "./activity/load-activity.server.ts";
import { addAmbassadorApplications, addAmbassadorPage } from "./ambassadors.ts";
import { addApplications } from "./applications/load-applications.server.ts";
import { addCvs } from "./cvs/load-cvs.server.ts";
import { addDesk } from "./desk.ts";
import { addEvents } from "./events/load-events.server.ts";
import { addFairPlaces } from "./fair.ts";
import { addFeeds } from "./feeds.ts";
import { addJobs } from "./jobs/load-jobs.server.ts";
import { addLandingPages } from "./landing-pages.server.ts";
import { addJumpstart } from "./load-jumpstart.server.ts";
import { addManuals, addUniversityMessages } from "./manual.server.ts";
import { addMeetings } from "./meetings/load-meetings.server.ts";
import { addMessages } from "./messages.ts";
import { addPageDrafts } from "./page-drafts.server.ts";
import { demoPerson } from "./people.ts";
import { addPointsScenarios } from "./points.ts";
import { listedAt, SENT_DAYS_AGO } from "./pre-authorised-students.ts";
import { addReferrals } from "./referrals.ts";
import { dayFrom, instantFrom } from "./relative-days.ts";
import { restartIds } from "./restart-ids.server.ts";
import { addStories } from "./stories.ts";
import { demoCampuses, demoUniversities } from "./universities.ts";
import { addVisa } from "./visa.ts";
import { addYear } from "./year/load-year.server.ts";

type Ids = Map<string, number>;

/** Fills a fresh database with fictional people. All of it, or nothing. */
export async function loadDemo(now: Date): Promise<void> {
  const password = await hashPassword(DEMO_PASSWORD);

  await db.transaction(async (tx) => {
    await restartIds(tx);
    await addDemoMonths(tx, now);
    const ids = await addUniversities(tx);
    await addDemoAccounts(tx, { ids, password, now });
    await addStudents(tx, {
      universityId: ids.get("northgate")!,
      from: 0,
      count: 64,
      domain: "northgate.example",
      now,
    });
    await addStudents(tx, {
      universityId: ids.get("harbour")!,
      from: 64,
      count: 28,
      domain: "harbour.example",
      now,
    });
    await addWaiting(tx, ids, now);
    await addJumpstart(tx, { ids, password, now });
    await addJobs(tx, now);
    await addFeeds(tx, now);
    await addPointsScenarios(tx, now);
    await addMessages(tx, now);
    await addStories(tx, now);
    await addEvents(tx, now);
    await addMeetings(tx, now);
    await addFairPlaces(tx, now);
    await addAmbassadorApplications(tx, now);
    await addAmbassadorPage(tx, now);
    await addReferrals(tx, now);
    await addLandingPages(tx, now);
    await addDesk(tx, ids.get("harbour")!, now);
    await addPageDrafts(tx, now);
    await addManuals(tx, ids, now);
    await addUniversityMessages(tx, ids, now);
    await addVisa(tx, now);
    await addCvs(tx, now);
    await addApplications(tx, now);
    await addActivity(tx, now);
    await addYear(tx, ids, now);
  });
}

async function addUniversities(tx: Transaction): Promise<Ids> {
  const rows = demoUniversities.map(({ domains: _, ...university }) => university);
  const added = await tx
    .insert(universities)
    .values(rows)
    .returning({ id: universities.id, slug: universities.slug });
  const ids: Ids = new Map(added.map(({ id, slug }) => [slug, id]));

  await tx
    .insert(universityEmailDomains)
    .values(
      demoUniversities.flatMap(({ slug, domains }) =>
        domains.map((domain) => ({ universityId: ids.get(slug)!, domain })),
      ),
    );
  await tx.insert(campuses).values(
    demoCampuses.map(({ university, ...campus }) => ({
      ...campus,
      universityId: ids.get(university)!,
    })),
  );
  return ids;
}

type DemoContext = { ids: Ids; password: string; now: Date };

async function addDemoAccounts(
  tx: Transaction,
  { ids, password, now }: DemoContext,
): Promise<void> {
  const people = demoAccounts.map(({ what: _, university, email, home, ...person }, n) => ({
    ...person,
    email,
    id: `demo-${email.replace("@", "-at-")}`,
    emailVerified: true,
    universityId: university ? ids.get(university)! : null,
    timeZone: home?.timeZone ?? "Europe/London",
    createdAt: instantFrom(now, -120 + n),
  }));
  await tx.insert(users).values(people);
  await tx.insert(credentials).values(
    people.map(({ id }) => ({
      id: `${id}-password`,
      userId: id,
      accountId: id,
      providerId: "credential",
      password,
    })),
  );
  await tx
    .insert(profiles)
    .values(people.map(({ id }, n) => profileOf({ userId: id, ...demoAccounts[n]! }, now)));
}

type Owner = { userId: string } & Pick<(typeof demoAccounts)[number], "role" | "home">;

/** Students stand near the end of a master's; the pre-departure student flies in a few weeks. */
function profileOf({ userId, role, home }: Owner, now: Date) {
  if (role === "university_admin") return { userId, jobTitle: "Careers consultant" };
  if (role === "staff" || role === "employer") return { userId };

  const isAhead = role === "predeparture_student";
  const course = home?.course ?? "MSc Data Science";
  return {
    userId,
    nextTimeZone: "Europe/London",
    movesOn: dayFrom(now, isAhead ? 52 : 24),
    homeCountry: home?.country ?? null,
    course,
    courseLevel: course.startsWith("BSc") ? ("undergraduate" as const) : ("masters" as const),
    courseStartsOn: dayFrom(now, isAhead ? 57 : -426),
    courseEndsOn: dayFrom(now, isAhead ? 420 : -64),
    graduationYear: role === "alumni" ? new Date(dayFrom(now, -64)).getUTCFullYear() : null,
  };
}

type Cohort = { universityId: number; from: number; count: number; domain: string; now: Date };

/** A cohort that signed up over the last half year, more of them as term began. */
async function addStudents(tx: Transaction, cohort: Cohort): Promise<void> {
  const numbers = Array.from({ length: cohort.count }, (_, index) => cohort.from + index);
  const people = numbers.map((n) => ({ n, id: `demo-person-${n}`, ...demoPerson(n) }));

  await tx.insert(users).values(
    people.map(({ n, id, name, mailbox, timeZone }) => ({
      id,
      name,
      timeZone,
      email: `${mailbox}@${cohort.domain}`,
      emailVerified: n % 9 !== 0,
      role: n % 13 === 5 ? ("alumni" as const) : ("student" as const),
      universityId: cohort.universityId,
      createdAt: instantFrom(
        cohort.now,
        -Math.round(170 * ((n - cohort.from) / cohort.count) ** 2),
      ),
    })),
  );
  await tx.insert(profiles).values(
    people.map(({ n, id, course, courseLevel, homeCountry }) => ({
      userId: id,
      course,
      courseLevel,
      homeCountry,
      courseStartsOn: dayFrom(cohort.now, -420 - (n % 5) * 30),
      courseEndsOn: dayFrom(cohort.now, -75 + (n % 12) * 40),
    })),
  );
}

/** Whom two universities have listed: the start of term's list, of which most have joined. */
async function addListed(tx: Transaction, ids: Ids, now: Date): Promise<void> {
  const lists = [
    { slug: "northgate", joined: { from: 20, count: 22 }, missing: { from: 200, count: 12 } },
    { slug: "harbour", joined: { from: 68, count: 11 }, missing: { from: 250, count: 7 } },
  ] as const;
  for (const { slug, joined, missing } of lists) {
    const universityId = ids.get(slug)!;
    const addedById = `demo-admin-at-${slug}.example`;
    const at = instantFrom(now, -SENT_DAYS_AGO);
    const about = { universityId, createdById: addedById, createdAt: at, finishedAt: at };
    const [sent] = await tx
      .insert(studentImports)
      .values({ ...about, name: "Autumn intake.xlsx", status: "done", rowCount: 0 })
      .returning({ id: studentImports.id });
    const importId = sent!.id;
    const people = { joined: { ...joined, domain: `${slug}.example` }, missing };
    const listed = listedAt({ universityId, addedById, importId, now, ...people });
    await tx.insert(preAuthorisedStudents).values(listed);
    const rows = listed.filter((student) => student.importId === importId);
    await tx.insert(studentImportRows).values(
      rows.map(({ email, name, courseEndsOn }, index) => {
        return { importId, line: index + 2, email, name, courseEnds: courseEndsOn ?? "" };
      }),
    );
    const { length } = rows;
    await tx
      .update(studentImports)
      .set({ rowCount: length, doneCount: length, addedCount: length })
      .where(eq(studentImports.id, importId));
  }
}

/** People at the door, so that the careers services and our desk have something to decide. */
async function addWaiting(tx: Transaction, ids: Ids, now: Date): Promise<void> {
  await addListed(tx, ids, now);
  await tx.insert(accessRequests).values([
    requestFrom(
      301,
      ids.get("northgate")!,
      "My university address closed when I finished in September.",
      instantFrom(now, -1),
    ),
    requestFrom(
      302,
      ids.get("northgate")!,
      "I am on the exchange year and use my home university’s address.",
      instantFrom(now, -2),
    ),
    requestFrom(
      303,
      ids.get("northgate")!,
      "I start in January and have no student address yet.",
      instantFrom(now, -4),
    ),
    requestFrom(
      304,
      ids.get("harbour")!,
      "My student email has not been set up.",
      instantFrom(now, -1),
    ),
    requestFrom(
      305,
      ids.get("harbour")!,
      "I finished last year and still look for work in Dublin.",
      instantFrom(now, -3),
    ),
    {
      ...requestFrom(
        306,
        ids.get("calder-vale")!,
        "I run employability for our international students.",
        instantFrom(now, -1),
      ),
      kind: "university-staff" as const,
    },
  ]);
  await record(tx, siteAudit["demo-loaded"], {});
}

function requestFrom(n: number, universityId: number, reason: string, createdAt: Date) {
  const { name, mailbox } = demoPerson(n);
  return {
    id: `demo-request-${n}`,
    kind: "student" as const,
    universityId,
    email: `${mailbox}@mail.example`,
    name,
    reason,
    createdAt,
  };
}
