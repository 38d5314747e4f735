import type { Transaction } from "#db/client.server.ts";
import { manualChapters, manualVersions } from "#db/schema/manual.ts";
import { universityMessages } from "#db/schema/university-messages.ts";
import { instantFrom } from "./relative-days.ts";

type Ids = ReadonlyMap<string, number>;
type Words = { title: string; summary: string; body: string };

const advisers = {
  northgate: "demo-admin-at-northgate.example",
  harbour: "demo-admin-at-harbour.example",
} as const;

type Changed = {
  university: keyof typeof advisers;
  slug: string;
  /** After which of our chapters one of their own stands. */
  position?: number;
  isHidden?: true;
  words: Words;
  daysAgo: number;
};

const visit = `## Where we are

The careers service is on the first floor of the library, beside the silent study room. Doors are open from 10:00 to 16:00 on weekdays in term.

## Without an appointment

- **Monday and Thursday, 12:00 to 14:00:** a CV or a letter, ten minutes, first come.
- **Tuesday, 15:00:** interview practice in small groups.

## With one

For anything about visas and work, book an adviser. We can explain published rules. Advice on your own case comes from the international office.

## From home

Ask for a review of your CV in the [CV studio](/my-cvs). We read within five working days, also in the vacation.
`;

const letters = `## What we see most

We read some nine hundred letters a year at Northgate. The good ones have three things in common: they are half a page, they name something the writer found out, and they could not go to another employer.

## Four short paragraphs

1. **Why this job**, with one fact you found yourself.
2. **One proof** for the most important thing they ask.
3. **Another proof.**
4. **When you can start**, and thank you.

## Bring it to us

Come to the Monday drop-in with the advert and your draft. Without the advert we can only mend your English.
`;

const dublin = `## What you may do in Ireland

On Stamp 2 you may work {{fact:ie-term-hours}}, and {{fact:ie-holiday-hours}} in two windows: {{fact:ie-summer-window}} and {{fact:ie-winter-window}}. It is {{fact:ie-hours-count}}. Self-employment is {{fact:ie-self-employment}}.

## Pay

The national minimum wage is {{fact:ie-minimum-wage}}. Ask for a payslip from the first week.

## Where our students work

Cafés and hotels around the harbour, the college library, and tutoring agencies. Two employers near the campus asked us not to send anybody for evening shifts in exam weeks. We think that is a good sign.

## Write it down

Log your hours on the [work hours page](/work-hours). A week here begins on Monday.
`;

const changed: readonly Changed[] = [
  {
    ...{ university: "northgate", slug: "visit-the-careers-service", position: 2, daysAgo: 40 },
    words: {
      title: "Visit the careers service",
      summary: "Where we are, when the doors are open, and what to bring.",
      body: visit,
    },
  },
  {
    ...{ university: "northgate", slug: "a-letter-worth-reading", daysAgo: 33 },
    words: {
      title: "A letter worth reading",
      summary: "What Northgate’s advisers see in nine hundred letters a year.",
      body: letters,
    },
  },
  {
    ...{ university: "harbour", slug: "working-while-you-study", daysAgo: 21 },
    words: {
      title: "Working while you study in Dublin",
      summary: "Stamp 2 hours, the two windows, and what is paid.",
      body: dublin,
    },
  },
  {
    ...{ university: "harbour", slug: "asking-about-sponsorship", isHidden: true, daysAgo: 20 },
    words: {
      title: "Asking about a permit",
      summary: "What an Irish employer does and pays. Not ready yet.",
      body: "## When\n\nAfter six months of good work, well before Stamp 1G ends.\n",
    },
  },
];

/** Two universities have made chapters of the career manual their own. Ours come a moment later, from content/. */
export async function addManuals(tx: Transaction, ids: Ids, now: Date): Promise<void> {
  for (const chapter of changed) await addChapter(tx, chapter, ids, now);
}

/** A chapter that comes from a file is of the first revision. */
const FROM_FILE = 1;

async function addChapter(tx: Transaction, chapter: Changed, ids: Ids, now: Date): Promise<void> {
  const { slug, words, position = null, isHidden = false } = chapter;
  const universityId = ids.get(chapter.university)!;
  const at = instantFrom(now, -chapter.daysAgo);
  const byId = advisers[chapter.university];
  const own = { universityId, slug, revision: 1 };
  await tx.insert(manualChapters).values({
    ...{ ...own, position, isHidden, draft: words },
    ...{ published: words, publishedAt: at, publishedRevision: 1 },
    ...{ baseRevision: position === null ? FROM_FILE : null, updatedAt: at, updatedById: byId },
  });
  const saved = { number: 1, state: words, byId, startedAt: at, savedAt: at };
  await tx.insert(manualVersions).values({ ...own, ...saved });
}

/** What the careers services tell their students just now. */
export async function addUniversityMessages(tx: Transaction, ids: Ids, now: Date): Promise<void> {
  const around = { startsAt: instantFrom(now, -3), endsAt: instantFrom(now, 25) };
  await tx.insert(universityMessages).values([
    {
      ...{ ...around, createdAt: instantFrom(now, -3), sentById: advisers.northgate },
      universityId: ids.get("northgate")!,
      title: "CV drop-in every Monday and Thursday",
      body: "12:00 to 14:00, first floor of the library. Ten minutes, no appointment. Bring the advert.",
    },
    {
      ...{ ...around, createdAt: instantFrom(now, -2), sentById: advisers.harbour },
      universityId: ids.get("harbour")!,
      title: "Stamp 1G clinic this month",
      body: "An adviser of the international office answers questions on Wednesdays at 15:00, online.",
    },
  ]);
}
