import type { Paged } from "#rules/paged.ts";
import type { BinnedCv, Cv, CvCard, Letter } from "./cv.ts";

/** CVs and letters, last changed first. */
export async function listCvs(_ownerId: string, _page: number, _now: Date): Promise<Paged<CvCard>> {
  throw new Error("Not written yet");
}

export async function listBin(_ownerId: string, _page: number): Promise<Paged<BinnedCv>> {
  throw new Error("Not written yet");
}

/** Null also where it is somebody else's, a letter, or in the bin. */
export async function findCvOwnedBy(_ownerId: string, _cvId: string): Promise<Cv | null> {
  throw new Error("Not written yet");
}

export async function findLetterOwnedBy(_ownerId: string, _cvId: string): Promise<Letter | null> {
  throw new Error("Not written yet");
}

/** Whichever of the two it is. */
export async function findDocumentOwnedBy(
  _ownerId: string,
  _cvId: string,
): Promise<Cv | Letter | null> {
  throw new Error("Not written yet");
}
