import type { Paged } from "#rules/paged.ts";
import type { Result } from "#rules/result.ts";
import type { Cv, Letter } from "./cv.ts";
import type { CvRefusal } from "./refusals.ts";

export type VersionLine = {
  number: number;
  revision: number;
  name: string | null;
  restoredFrom: number | null;
  title: string;
  savedAt: Date;
  /** It is what stands now. */
  isCurrent: boolean;
  /** To how many it was sent. */
  sendings: number;
};

/** A version is like the document it was: the same parts, as they stood then. */
export type CvVersion = (Cv | Letter) & { name: string | null; savedAt: Date };

type OneVersion = { ownerId: string; cvId: string; number: number };

/** Newest first. */
export async function listVersions(
  _ownerId: string,
  _cvId: string,
  _page: number,
): Promise<Paged<VersionLine>> {
  throw new Error("Not written yet");
}

export async function findVersion(_version: OneVersion): Promise<CvVersion | null> {
  throw new Error("Not written yet");
}

/** An empty name takes the name away. A named version is never folded into a later one. */
export async function nameVersion(
  _version: OneVersion & { name: string },
): Promise<Result<null, CvRefusal>> {
  throw new Error("Not written yet");
}

/** Brings an old version back as a new one. What stood until now stays in the history. */
export async function restoreVersion(
  _version: OneVersion & { now: Date },
): Promise<Result<{ revision: number; version: number }, CvRefusal>> {
  throw new Error("Not written yet");
}
