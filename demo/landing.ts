import type { Transaction } from "#db/client.server.ts";
import { landingPages } from "#db/schema/landing-pages.ts";
import { instantFrom } from "./relative-days.ts";

const STAFF = "demo-staff-at-waymark.example";

/** A landing page that staff made at the desk, and one they have not published yet. */
export async function addLandingPages(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(landingPages).values([
    {
      slug: "data-jobs-in-the-uk",
      title: "Data jobs in the UK",
      description:
        "Live jobs in data and analysis in the UK, with the pay, the place and what the register says of each employer.",
      intro:
        "Data teams hire graduates all year, not only in autumn. Most ask for one language you know well, a project you can explain in two minutes, and a plain way of writing about numbers.\n\nRead the pay line of each advert before you apply: some job codes in this field have a higher going rate than the advert offers.",
      board: "jobs",
      criteria: "country=gb&sector=data",
      questions: [
        {
          question: "Do I need a degree in data science?",
          answer:
            "No. Many of these adverts ask for any degree with some statistics in it. Show what you made with real data.",
        },
      ],
      isPublished: true,
      setById: STAFF,
      updatedAt: instantFrom(now, -4),
    },
    {
      slug: "evening-work-in-leeds",
      title: "Evening work in Leeds",
      description:
        "Part-time work in Leeds that fits around lectures, with the hours of each job and whether they stay within a student visa.",
      intro:
        "Cafés, shops and libraries around the city centre hire students for evenings and weekends. Each advert says how many hours a week it asks for, so that you can count them before you say yes.\n\nIf you have two jobs, the hours of both count together in every week from Monday to Sunday.",
      board: "part-time-jobs",
      criteria: "city=Leeds",
      questions: [],
      isPublished: false,
      setById: STAFF,
      updatedAt: instantFrom(now, -1),
    },
  ]);
}
