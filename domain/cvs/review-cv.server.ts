import type { SignedInMember } from "#domain/accounts/visitor.ts";
import type { Paged } from "#rules/paged.ts";
import type { Result } from "#rules/result.ts";
import type { Cv, CvKind, Letter } from "./cv.ts";
import type { ReviewRefusal } from "./refusals.ts";

export type Review = { id: number; question: string; askedAt: Date; answeredAt: Date | null };

/** A line of the careers service's list. */
export type ReviewLine = Review & {
  cvId: string;
  kind: CvKind;
  title: string;
  owner: string;
  updatedAt: Date;
  openComments: number;
};

/** Lets the careers service of one's university read and comment, never edit. */
export async function askForReview(_ask: {
  owner: SignedInMember;
  cvId: string;
  question: string;
  now: Date;
}): Promise<Result<null, ReviewRefusal>> {
  throw new Error("Not written yet");
}

/** Takes it back. The comments stay. */
export async function endReview(_end: { ownerId: string; cvId: string; now: Date }): Promise<void> {
  throw new Error("Not written yet");
}

/** The open one, for its owner. */
export async function findReview(_ownerId: string, _cvId: string): Promise<Review | null> {
  throw new Error("Not written yet");
}

/** Those that wait first, oldest first; then the answered, newest first. */
export async function listReviews(
  _universityId: number,
  _page: number,
): Promise<Paged<ReviewLine>> {
  throw new Error("Not written yet");
}

/** For an adviser: null unless the owner invited this university and has not taken it back. */
export async function findCvForReview(
  _universityId: number,
  _cvId: string,
): Promise<{ review: Review; owner: string; cv: Cv | Letter } | null> {
  throw new Error("Not written yet");
}
