import type { Transaction } from "#db/client.server.ts";
import { ambassadorApplications, ambassadorPages } from "#db/schema/ambassadors.ts";
import { demoPerson } from "./people.ts";
import { instantFrom } from "./relative-days.ts";

/** Students who want to be ambassadors, so that our desk has something to decide. */
export async function addAmbassadorApplications(tx: Transaction, now: Date): Promise<void> {
  const from = (n: number, domain: string) => {
    const { name, mailbox, course } = demoPerson(n);
    return { name, email: `${mailbox}@${domain}`, course };
  };
  const decidedById = "demo-staff-at-waymark.example";
  await tx.insert(ambassadorApplications).values([
    {
      ...from(3, "northgate.example"),
      userId: "demo-person-3",
      university: "Northgate University",
      languages: "English, Hindi",
      why: "People on my course ask whether the employer can sponsor. I would show them the licence check, with three names they bring. What is missing: a page about the first week in a job.",
      sentAt: instantFrom(now, -2),
    },
    {
      ...from(340, "mail.example"),
      university: "Harbour College Dublin",
      languages: "English, Arabic",
      why: "They ask how many hours they may work in Ireland. I would show the hours log and the guide. I miss a version of the guide that I can print on one page.",
      sentAt: instantFrom(now, -5),
    },
    {
      name: "Chiamaka Obinwa",
      email: "ambassador@waymark.example",
      course: "MSc Data Science",
      userId: "demo-ambassador-at-waymark.example",
      university: "Northgate University",
      languages: "English, Igbo",
      why: "Everybody asks me about CVs, because mine had four pages. I would show the CV studio. What is missing: more examples from people who worked in shops.",
      sentAt: instantFrom(now, -80),
      ...{ decision: "accepted" as const, decidedAt: instantFrom(now, -70), decidedById },
    },
    {
      ...from(341, "mail.example"),
      university: "A university that is not with us yet",
      languages: "English",
      why: "I would like to give visa advice to my friends, because I have read a lot about it and they all ask me.",
      sentAt: instantFrom(now, -40),
      ...{ decision: "declined" as const, decidedAt: instantFrom(now, -35), decidedById },
      note: "Ambassadors may not give visa advice. If you would like to show the tools instead, please apply again.",
    },
  ]);
}

/** The demo's ambassador writes her page herself, and a change of it waits for our staff. */
export async function addAmbassadorPage(tx: Transaction, now: Date): Promise<void> {
  const live = {
    name: "Chiamaka",
    course: "MSc Data Science",
    languages: ["English", "Igbo"],
    about: "Chiamaka studies data science at Northgate and knows how a first CV in the UK feels.",
    ask: [
      "How I fitted lectures, a part-time job and the hours limit into one week",
      "What I changed in my CV after ten applications without an answer",
      "How to use the licence check without reading the whole register",
    ],
    body: [
      "I came from Enugu in September 2025, with one suitcase and a CV of four pages. The CV has one page now.",
      "In my first term I worked in a café and counted my hours on paper. Then I lost the paper. A friend showed me the hours log. I have shown it to eleven people since, and two of them found a week that would have been too long.",
      "I am at the table near the library on the first Tuesday of each month, from two to four. You can bring an advert, a CV or a question. I do not know everything. If it is about your visa, I walk with you to the visa team. It is forty steps.",
    ].join("\n\n"),
  };
  const draft = { ...live, ask: [...live.ask, "Where to print a CV on campus"] };
  await tx.insert(ambassadorPages).values({
    ...{ userId: "demo-ambassador-at-waymark.example", slug: "chiamaka", live, draft },
    ...{ state: "waiting", revision: 2, isDemo: true, publishedAt: instantFrom(now, -64) },
    sentAt: instantFrom(now, -1),
  });
}
