import type { Result } from "#rules/result.ts";
import type { Cv, Letter } from "./cv.ts";
import type { ShareRefusal } from "./refusals.ts";

export type Share = {
  id: number;
  label: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  views: number;
  isLive: boolean;
};

export const shareDays = [7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];

type NewShare = { ownerId: string; cvId: string; label: string; days: ShareDays; now: Date };

/** The token is told this once: its address is `/shared-cv/<token>`. We keep only a hash of it. */
export async function shareCv(
  _share: NewShare,
): Promise<Result<{ id: number; token: string; expiresAt: Date }, ShareRefusal>> {
  throw new Error("Not written yet");
}

/** Ending what has ended is no mistake. */
export async function revokeShare(_share: {
  ownerId: string;
  shareId: number;
  now: Date;
}): Promise<void> {
  throw new Error("Not written yet");
}

/** Newest first, the ended ones too; never more than fit on a page. */
export async function listShares(_ownerId: string, _cvId: string, _now: Date): Promise<Share[]> {
  throw new Error("Not written yet");
}

/** What a link shows, or null where it has run out, was ended, or never was. */
export async function findShared(
  _token: string,
  _now: Date,
): Promise<{ shareId: number; shared: Cv | Letter } | null> {
  throw new Error("Not written yet");
}

/** Counts one more look. Who looked is not kept. */
export async function countView(_shareId: number): Promise<void> {
  throw new Error("Not written yet");
}
