import type { Result } from "#rules/result.ts";
import type { CvRefusal } from "./refusals.ts";

type Duplicate = { ownerId: string; cvId: string; forJobId: number | null; now: Date };

/** A copy of a CV or letter as it stands, on its own from now on; named after the job where there is one. */
export async function duplicateCv(
  _duplicate: Duplicate,
): Promise<Result<{ id: string }, CvRefusal>> {
  throw new Error("Not written yet");
}
