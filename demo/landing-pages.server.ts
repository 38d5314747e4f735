import type { Transaction } from "#db/client.server.ts";
import { landingType } from "#domain/jobs/landing/landing-type.ts";
import { insertPage } from "#domain/pages/write-page.server.ts";
import { instantFrom } from "./relative-days.ts";

const STAFF = "demo-staff-at-waymark.example";

/** A landing page that staff made at the desk, and one they have not published yet. */
export async function addLandingPages(tx: Transaction, now: Date): Promise<void> {
  for (const { daysAgo, publishedAt, fields, ...page } of madeByStaff(now)) {
    const content = {
      ...page,
      ...{ variant: "", reviewBy: null, author: null, publishedAt },
      status: publishedAt ? ("published" as const) : ("draft" as const),
      fields: landingType.fields.parse({ heading: page.title, ...fields }),
    };
    await insertPage(tx, landingType, content, { byId: STAFF, at: instantFrom(now, -daysAgo) });
  }
}

function madeByStaff(now: Date) {
  return [
    {
      slug: "data-jobs-in-the-uk",
      title: "Data jobs in the UK",
      description:
        "Live jobs in data and analysis in the UK, with the pay, the place and what the register says of each employer.",
      body: "Data teams hire graduates all year, not only in autumn. Most ask for one language you know well, a project you can explain in two minutes, and a plain way of writing about numbers.\n\nRead the pay line of each advert before you apply: some job codes in this field have a higher going rate than the advert offers.",
      fields: {
        board: "jobs",
        criteria: "country=gb&sector=data",
        questions: [
          {
            question: "Do I need a degree in data science?",
            answer:
              "No. Many of these adverts ask for any degree with some statistics in it. Show what you made with real data.",
          },
        ],
      },
      daysAgo: 4,
      publishedAt: instantFrom(now, -4),
    },
    {
      slug: "evening-work-in-leeds",
      title: "Evening work in Leeds",
      description:
        "Part-time work in Leeds that fits around lectures, with the hours of each job and whether they stay within a student visa.",
      body: "Cafés, shops and libraries around the city centre hire students for evenings and weekends. Each advert says how many hours a week it asks for, so that you can count them before you say yes.\n\nIf you have two jobs, the hours of both count together in every week from Monday to Sunday.",
      fields: { board: "part-time-jobs", criteria: "city=Leeds" },
      daysAgo: 1,
      publishedAt: null,
    },
  ];
}
