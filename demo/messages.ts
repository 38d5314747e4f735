import type { Transaction } from "#db/client.server.ts";
import { messageEntries, messages } from "#db/schema/messages.ts";
import { referenceFrom } from "#domain/messages/reference.ts";
import { topicOf } from "#domain/messages/topics.ts";
import { workingDaysAfter } from "#rules/working-days.ts";
import { instantFrom } from "./relative-days.ts";

type Given = Pick<typeof messages.$inferInsert, "kind" | "topic" | "name" | "email" | "body"> &
  Partial<typeof messages.$inferInsert> & { daysAgo: number };

const STAFF = "demo-staff-at-waymark.example";

/** Made-up people who wrote to us; none of them exists. */
const given: readonly Given[] = [
  {
    kind: "contact",
    topic: "help",
    name: "Oluwaseun Adeyemi",
    email: "oluwaseun@mail.example",
    body: "My CV prints on two pages in the preview and on three when I download it. It is the UK one, in the plain template. What can I do?",
    daysAgo: 1,
  },
  {
    kind: "contact",
    topic: "fact",
    name: "Lin Mei",
    email: "lin.mei@mail.example",
    body: "The guide to Ireland says that the permission after a master’s is for two years. My letter says one year first, then a second. Is the guide out of date?",
    pageAddress: "/country-guide/ireland/visa-details",
    daysAgo: 2,
  },
  {
    kind: "contact",
    topic: "press",
    name: "Harriet Loxley",
    email: "harriet@evening-post.example",
    body: "I write about graduates and the sponsor register for the Lowmoor Evening Post. Could somebody explain the drop in October by telephone before Thursday?",
    daysAgo: 3,
  },
  {
    kind: "complaint",
    topic: "complaint-advert",
    name: "Arjun Pillai",
    email: "arjun@mail.example",
    body: "I applied for a warehouse job on the part-time board. At the interview they asked for £90 for training before my first shift. I did not pay, but it cost me a day and the train.",
    wish: "Take the advert down, and tell others who applied.",
    daysAgo: 16,
  },
  {
    kind: "complaint",
    topic: "complaint-access",
    name: "Siobhan Keane",
    email: "siobhan@mail.example",
    body: "With my screen reader the map of jobs reads every town twice, and I cannot leave it by keyboard.",
    wish: "A list of the towns instead of the map.",
    daysAgo: 4,
  },
  {
    kind: "partner",
    topic: "partner-employer",
    organisation: "Thistledown Robotics",
    name: "Rhona Macaulay",
    email: "rhona@thistledown.example",
    body: "We hire nine graduate engineers in Dundee each spring and got our sponsor licence in September. How do we reach students whose Graduate visa ends next summer?",
    daysAgo: 1,
  },
  {
    kind: "partner",
    topic: "partner-university",
    organisation: "Carrowmore College",
    name: "Declan Furey",
    email: "declan@carrowmore.example",
    body: "About 600 of our students are from outside the EU. Could we see the desk for careers services before our January intake?",
    daysAgo: 3,
  },
  {
    kind: "partner",
    topic: "partner-events",
    organisation: "Lowmoor Careers Week",
    name: "Tamsin Oyelaran",
    email: "tamsin@lowmoor.example",
    body: "We run an evening on work visas in Bradford in February, with 200 places. Would somebody from Waymark speak?",
    daysAgo: 6,
  },
];

/** Messages for the desk to answer, one of them overdue, and one that has been. */
export async function addMessages(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(messages).values(given.map((one, at) => rowOf(one, { at, now })));
  const answered: Given = {
    kind: "contact",
    topic: "privacy",
    name: "Mateus Rocha",
    email: "mateus@mail.example",
    body: "How do I see everything that you hold about me?",
    daysAgo: 9,
  };
  const answeredAt = instantFrom(now, -8);
  const [done] = await tx
    .insert(messages)
    .values({
      ...rowOf(answered, { at: given.length, now }),
      ...{ answeredAt, closedAt: answeredAt, closedById: STAFF, assignedToId: STAFF },
    })
    .returning({ id: messages.id });
  await tx.insert(messageEntries).values({
    messageId: done!.id,
    kind: "reply",
    body: "Sign in and open “My data”. There you can download all of it as one file, and delete your account if you wish.",
    byId: STAFF,
    at: answeredAt,
  });
}

function rowOf({ daysAgo, ...one }: Given, { at, now }: { at: number; now: Date }) {
  const createdAt = instantFrom(now, -daysAgo);
  return {
    ...one,
    reference: referenceFrom(Uint8Array.from({ length: 8 }, (_, place) => (at + 3) * (place + 7))),
    formKey: `demo-${at}`,
    createdAt,
    dueOn: workingDaysAfter(createdAt, topicOf(one.topic).days),
  };
}
