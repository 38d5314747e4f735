import { createContext, type RouterContextProvider } from "react-router";
import type { Cv, CvState, Letter, LetterState } from "#domain/cvs/cv.ts";

type StandIn = { id: string; ownerId: string; state: CvState | LetterState };

const standInContext = createContext<StandIn | null>(null);

type Context = Readonly<RouterContextProvider>;

/**
 * What a plain form posted of a document that is not there, and that cannot be kept as a new one
 * yet: the page of the same request shows it once more, so that nothing typed is lost.
 */
export function setStandIn(context: Context, standIn: StandIn): void {
  context.set(standInContext, standIn);
}

export function standInCv(context: Context): Cv | null {
  const found = context.get(standInContext);
  return found && { ...asKept(found), ...(found.state as CvState), kind: "cv" };
}

export function standInLetter(context: Context): Letter | null {
  const found = context.get(standInContext);
  return found && { ...asKept(found), ...(found.state as LetterState), kind: "letter" };
}

/** Revision 0 is kept nowhere. */
function asKept({ id, ownerId }: StandIn) {
  const at = new Date();
  return {
    ...{ id, ownerId, revision: 0, version: 0 },
    ...{ restoredFrom: null, forJob: null, createdAt: at, updatedAt: at },
  };
}
