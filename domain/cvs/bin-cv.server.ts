import type { Result } from "#rules/result.ts";
import type { CvRefusal } from "./refusals.ts";

type Owned = { ownerId: string; cvId: string };

/** Its links stop and advisers no longer see it, until it is taken out again. */
export async function binCv(_cv: Owned & { now: Date }): Promise<Result<null, CvRefusal>> {
  throw new Error("Not written yet");
}

export async function unbinCv(_cv: Owned & { now: Date }): Promise<Result<null, CvRefusal>> {
  throw new Error("Not written yet");
}

/** Only what lies in the bin. Deleting what is gone already is no mistake. */
export async function deleteBinnedCv(_cv: Owned): Promise<void> {
  throw new Error("Not written yet");
}
