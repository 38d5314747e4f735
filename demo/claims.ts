import type { Transaction } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { employerChanges, employerClaims, employerMembers } from "#db/schema/employers.ts";
import { instantFrom } from "./relative-days.ts";

type Claimant = { id: string; name: string; email: string; employer: string; note: string };

/** They ask to speak for an employer we know: one writes from its own address, one does not. */
const claimants: readonly Claimant[] = [
  {
    id: "demo-claimant-gethin",
    name: "Gethin Prossermane",
    email: "gethin@tarnsidewater.example",
    employer: "tarnside-water",
    note: "I look after early careers at Tarnside Water. Our adverts are here already; I would like to see who reads them.",
  },
  {
    id: "demo-claimant-corinne",
    name: "Corinne Vasseline",
    email: "hiring.merrivane@mail.example",
    employer: "merrivane-capital",
    note: "I recruit for Merrivane as a contractor, so my address is my own.",
  },
];

const EDITOR = {
  id: "demo-editor-of-saltmarsh",
  name: "Oonagh Tredwell",
  email: "oonagh@saltmarshtea.example",
};

/** People of employers at the desk's door: two who claim a company, and one whose company page waits. */
export async function addClaims(
  tx: Transaction,
  employerIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const people = [...claimants, EDITOR].map(({ id, name, email }, index) => ({
    ...{ id, name, email, emailVerified: true, role: "employer" as const },
    timeZone: "Europe/London",
    createdAt: instantFrom(now, -4 - index),
  }));
  await tx.insert(users).values(people);
  await tx.insert(profiles).values(people.map(({ id }) => ({ userId: id })));
  await tx.insert(employerClaims).values(
    claimants.map(({ id, employer, note }, index) => ({
      userId: id,
      employerId: employerIds.get(employer)!,
      nameGiven: employer === "tarnside-water" ? "Tarnside Water" : "Merrivane Capital",
      note,
      createdAt: instantFrom(now, -2 + index),
    })),
  );

  const employerId = employerIds.get("saltmarsh-tea")!;
  await tx.insert(employerMembers).values({ userId: EDITOR.id, employerId });
  await tx.insert(employerChanges).values({
    employerId,
    website: "https://www.saltmarshtea.example/work-here",
    about:
      "Saltmarsh Tea blends and sells tea from three shops and one warehouse by the river. Most of our people began behind the counter, and we say the hours before we say hello.",
    sentById: EDITOR.id,
    sentAt: instantFrom(now, -0.6),
  });
}
