import type { Cv } from "#domain/cvs/document/cv.ts";
import { checkCv } from "#rules/cv-check/check-cv.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { rightToWorkOf } from "./right-to-work.server.ts";

/** What the checks say about somebody's CV on their day, with what "my situation" would print. */
export async function findingsOf(cv: Cv, day: string): Promise<readonly Finding[]> {
  const rightToWorkWords = await rightToWorkOf(cv, cv.ownerId);
  return checkCv(cv.document, cv.look, { day, rightToWorkWords });
}
