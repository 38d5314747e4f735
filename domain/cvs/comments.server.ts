import type { SignedInMember } from "#domain/accounts/visitor.ts";
import type { Result } from "#rules/result.ts";
import type { ReviewRefusal } from "./refusals.ts";

export type CvComment = {
  id: number;
  /** "" once the account of whoever wrote it is gone. */
  author: string;
  isByOwner: boolean;
  /** Written by whoever asks for the list. */
  isMine: boolean;
  section: string;
  entryId: string | null;
  body: string;
  createdAt: Date;
  resolvedAt: Date | null;
  replies: readonly Pick<
    CvComment,
    "id" | "author" | "isByOwner" | "isMine" | "body" | "createdAt"
  >[];
};

type Wrote = { cvId: string; body: string; now: Date };

/** The owner's: threads in the order they began. */
export async function listCommentsOwnedBy(_ownerId: string, _cvId: string): Promise<CvComment[]> {
  throw new Error("Not written yet");
}

/** The same for an adviser of a university that was invited. */
export async function listCommentsForReview(
  _adviser: SignedInMember,
  _cvId: string,
): Promise<CvComment[]> {
  throw new Error("Not written yet");
}

/** An adviser writes beside a section, or an entry of it. */
export async function commentOnCv(
  _comment: Wrote & { adviser: SignedInMember; section: string; entryId: string | null },
): Promise<Result<{ id: number }, ReviewRefusal>> {
  throw new Error("Not written yet");
}

/** The owner, or an adviser who may read the CV, answers a comment. */
export async function replyToComment(
  _reply: Wrote & { author: SignedInMember; commentId: number },
): Promise<Result<{ id: number }, ReviewRefusal>> {
  throw new Error("Not written yet");
}

/** The owner has dealt with it, or has not after all. */
export async function resolveComment(_comment: {
  ownerId: string;
  commentId: number;
  resolvedAt: Date | null;
}): Promise<void> {
  throw new Error("Not written yet");
}

/** Whoever wrote it takes it back, and its answers with it. */
export async function deleteComment(_authorId: string, _commentId: number): Promise<void> {
  throw new Error("Not written yet");
}
