import type { DemoEmployer } from "../employers/employer.ts";
import { demoEmployers } from "../employers.ts";
import { instantFrom } from "../relative-days.ts";
import { type DemoJob, makeJob } from "./make-jobs.ts";
import type { Role } from "./read-roles.ts";

type Waiting = { employer: string; role: string; hoursAgo: number; change?: Partial<DemoJob> };

/** Adverts that staff have still to read: most are sound, one stands there twice, one is a trap. */
const queue: readonly Waiting[] = [
  { employer: "harrowgill-homes", role: "hr-assist", hoursAgo: 32 },
  {
    employer: "mossway-cafes",
    role: "barista",
    hoursAgo: 21,
    change: { slug: "barista-mossway-cafes-again" },
  },
  {
    employer: "saltmarsh-tea",
    role: "events",
    hoursAgo: 17,
    change: { sponsorship: "offered" },
  },
  {
    employer: "redshank-cinemas",
    role: "office",
    hoursAgo: 11,
    change: {
      slug: "home-data-typist-redshank-cinemas",
      title: "HOME DATA TYPIST - EARN £900 A WEEK",
      summary: "No experience, no interview, start tonight from your phone.",
      remote: "remote",
      placeText: null,
      hoursPerWeek: 10,
      currency: "GBP",
      salaryMin: 90_000,
      salaryMax: null,
      salaryPeriod: "week",
      yearlyPay: 4_680_000,
      applyUrl: null,
      applyEmail: "typist.office.jobs@gmail.example",
      descriptionHtml:
        "<p>Earn £900 a week from your phone. No experience and no interview.</p>\n<p>To begin, send a photo of your passport and your bank details by WhatsApp, and pay a £45 registration fee that you get back with your first wages.</p>",
    },
  },
  { employer: "cindermill-robotics", role: "qa", hoursAgo: 8 },
  { employer: "wickerby-health", role: "care-coord", hoursAgo: 5 },
  { employer: "fennimore-foods", role: "sales-grad", hoursAgo: 2 },
];

export function waitingJobs(roles: ReadonlyMap<string, Role>, now: Date): DemoJob[] {
  return queue.map(({ employer: slug, role, hoursAgo, change }, index) => {
    const employer = demoEmployers.find((one) => one.slug === slug) as DemoEmployer;
    const opening = { employer, role: roles.get(role)!, town: employer.town, n: 900 + index };
    return {
      ...makeJob(opening, now),
      ...change,
      state: "waiting",
      sentAt: instantFrom(now, -hoursAgo / 24),
      postedAt: instantFrom(now, -hoursAgo / 24),
    };
  });
}
