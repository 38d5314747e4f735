import type { Transaction } from "#db/client.server.ts";
import { ambassadorApplications } from "#db/schema/ambassadors.ts";
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
