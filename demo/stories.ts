import type { Transaction } from "#db/client.server.ts";
import { sharedStories, storyConsents } from "#db/schema/stories.ts";
import { CONSENT_VERSION, consentText } from "#domain/editorial/stories/consent.ts";
import { instantFrom } from "./relative-days.ts";

type Given = Omit<
  typeof sharedStories.$inferInsert,
  "slug" | "formKey" | "sentAt" | "isDemo" | "status"
> & { daysAgo: number };

/** Made-up writers. Their stories wait at the desk, and are marked as the demo's once they are shown. */
const given: readonly Given[] = [
  {
    userId: "demo-alumni-at-waymark.example",
    email: "alumni@waymark.example",
    name: "Tomasz",
    course: "MSc Civil Engineering",
    university: "Northgate University",
    job: "Graduate site engineer",
    employer: "Wrenfield Rail",
    country: "gb",
    title: "Forty letters, and the one I wrote last",
    words:
      "I sent forty applications in my first winter. I had one template, and I changed the name of the firm in it. Once I forgot even that.\n\nIn March I stopped for two weeks and read what three firms had built. Then I wrote to the smallest, about a bridge of theirs that I cross every day, and about the bearing on its south side that had rusted. The engineer answered the same evening.\n\nI would tell you: write fewer letters, and look at one bridge properly.",
    daysAgo: 2,
  },
  {
    email: "farah@mail.example",
    name: "Farah",
    course: "BSc Nutrition",
    university: "Harbour College Dublin",
    job: "Quality technologist",
    employer: null,
    country: "ie",
    title: "The night shift that became a job",
    words:
      "I packed salads at night, within the hours that my permission allows in term. I was slow because I read the labels.\n\nOne label was wrong: nuts, and nobody had said so. I told the shift leader, who told the manager, who asked me how I knew. I said that it was my degree.\n\nThey made me a technologist in June. The permit took eleven weeks, and they waited. Tell people what you study, also on the night shift.",
    daysAgo: 4,
  },
];

/** Stories that wait to be read, with what their writers agreed to. */
export async function addStories(tx: Transaction, now: Date): Promise<void> {
  for (const [at, { daysAgo, ...story }] of given.entries()) {
    const sentAt = instantFrom(now, -daysAgo);
    const slug = `shared-demo-${at + 1}`;
    const [added] = await tx
      .insert(sharedStories)
      .values({ ...story, slug, formKey: slug, status: "waiting", sentAt, isDemo: true })
      .returning({ id: sharedStories.id });
    await tx.insert(storyConsents).values({
      storyId: added!.id,
      storyRevision: 1,
      version: CONSENT_VERSION,
      agreedTo: consentText,
      agreedAt: sentAt,
    });
  }
}
