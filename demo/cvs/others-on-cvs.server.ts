import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { cvComments, cvReviews, cvShares } from "#db/schema/cvs.ts";
import { hashed } from "#platform/signing.server.ts";
import { instantFrom } from "../relative-days.ts";
import { ANANYA, TOMASZ } from "./owners.ts";

const RUTH = "demo-admin-at-northgate.example";

/** The demo's one link that anybody may try: /shared-cv/ and this. */
export const DEMO_SHARE = "demo-link-to-the-uk-graduate-cv1";

/** An adviser is asked, and answers. */
export async function addReviews(tx: Transaction, now: Date): Promise<void> {
  const [northgate] = await tx
    .select({ universityId: users.universityId })
    .from(users)
    .where(eq(users.id, RUTH));
  const universityId = northgate!.universityId!;
  await tx.insert(cvReviews).values([
    {
      cvId: "demo-cv-uk",
      ownerId: ANANYA,
      universityId,
      question: "Is the hostel worth keeping? And what would Brackwater read first?",
      askedAt: instantFrom(now, -4),
      answeredAt: instantFrom(now, -2),
    },
    {
      cvId: "demo-cv-academic",
      ownerId: TOMASZ,
      universityId,
      question: "Would a panel mind that only two papers are mine?",
      askedAt: instantFrom(now, -1),
    },
  ]);
  await addComments(tx, now);
}

async function addComments(tx: Transaction, now: Date): Promise<void> {
  const onUk = { cvId: "demo-cv-uk", ownerId: ANANYA };
  const [hostel] = await tx
    .insert(cvComments)
    .values([
      {
        ...onUk,
        authorId: RUTH,
        section: "work",
        entryId: "hostel",
        body: "Keep it. Alone, at night, for 86 people: that says more about you than another course.",
        createdAt: instantFrom(now, -3.1),
        resolvedAt: instantFrom(now, -2.8),
      },
      {
        ...onUk,
        authorId: RUTH,
        section: "work",
        entryId: "research",
        body: "Brackwater will care most about the leaks. Move that line to the top?",
        createdAt: instantFrom(now, -2),
      },
      {
        ...onUk,
        authorId: RUTH,
        section: "skills",
        entryId: null,
        body: "“Explaining a chart to a council” made me smile. Say in your experience when you did it.",
        createdAt: instantFrom(now, -2),
      },
    ])
    .returning({ id: cvComments.id });
  await tx.insert(cvComments).values({
    ...onUk,
    authorId: ANANYA,
    replyToId: hostel!.id,
    section: "work",
    entryId: "hostel",
    body: "Thank you. I had nearly deleted it.",
    createdAt: instantFrom(now, -2.8),
  });
}

/** Links to a CV: one that is open, and one that was ended. */
export async function addShares(tx: Transaction, now: Date): Promise<void> {
  const onUk = { cvId: "demo-cv-uk", ownerId: ANANYA };
  await tx.insert(cvShares).values([
    {
      ...onUk,
      tokenHash: hashed("shared-cv", DEMO_SHARE),
      label: "On my badge at the fair",
      createdAt: instantFrom(now, -5),
      expiresAt: instantFrom(now, 85),
      views: 14,
    },
    {
      ...onUk,
      tokenHash: hashed("shared-cv", "demo-link-that-was-ended-already-"),
      label: "For a friend to read",
      createdAt: instantFrom(now, -20),
      expiresAt: instantFrom(now, 10),
      revokedAt: instantFrom(now, -15),
      views: 2,
    },
  ]);
}
