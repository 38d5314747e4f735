import { officeMay } from "#rules/access/office-role.ts";
import type { Visitor } from "#rules/access/visitor.ts";

/** What somebody may do to a document. "not-found" also hides that it exists. */
export type CvVerdict = true | "not-found";

/** Whose it is, and which university's careers service its owner invited, if any. */
type Subject = { ownerId: string; invitedUniversityId: number | null };

/** Changing, sharing and binning are not here: their queries begin with the owner, and find nothing else. */
const policy = {
  read: (visitor, cv) => owns(visitor, cv) || advises(visitor, cv) || "not-found",
  /** A note beside a part of it. Its owner answers notes, and writes none. */
  comment: (visitor, cv) => advises(visitor, cv) || "not-found",
  reply: (visitor, cv) => owns(visitor, cv) || advises(visitor, cv) || "not-found",
} satisfies Record<string, (visitor: Visitor, cv: Subject) => CvVerdict>;

export type CvAction = keyof typeof policy;
export const cvActions = Object.keys(policy) as CvAction[];

export function judgeCv(visitor: Visitor, action: CvAction, cv: Subject): CvVerdict {
  return policy[action](visitor, cv);
}

function owns(visitor: Visitor, cv: Subject): boolean {
  return visitor.kind === "member" && visitor.id === cv.ownerId;
}

/** An adviser reads CVs for the university that was invited; nobody's CV is open to none. */
function advises(visitor: Visitor, { invitedUniversityId }: Subject): boolean {
  return (
    visitor.kind === "member" &&
    officeMay(visitor, "review-cvs") &&
    invitedUniversityId !== null &&
    visitor.universityId === invitedUniversityId
  );
}
