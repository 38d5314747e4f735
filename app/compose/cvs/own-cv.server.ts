import { data, type RouterContextProvider } from "react-router";
import { memberOf } from "#app/member.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import type { Cv, CvState, Letter, LetterState } from "#domain/cvs/document/cv.ts";
import {
  findCvOwnedBy,
  findDocumentOwnedBy,
  findLetterOwnedBy,
  findNewestCv,
} from "#domain/cvs/document/cvs.queries.server.ts";
import { readPhotoOwnedBy } from "#domain/cvs/document/photos.server.ts";
import type { PrintableCv, PrintableLetter } from "#domain/cvs/print/printable.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { rightToWorkOf } from "./right-to-work.server.ts";

export type CvRequest = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params?: Readonly<Record<string, string | undefined>>;
};

const NOT_FOUND = "We could not find that CV.";

/** The CV named in the address, if it is this person's; for anybody else there is none. */
export async function ownCv({ context, params }: CvRequest): Promise<Cv> {
  const cv = await findCvOwnedBy(memberOf(context).id, params?.cv_id ?? "");
  return cv ?? missing();
}

export async function ownLetter({ context, params }: CvRequest): Promise<Letter> {
  const letter = await findLetterOwnedBy(memberOf(context).id, params?.cv_id ?? "");
  return letter ?? missing();
}

/** A CV or a letter. */
export async function ownDocument({ context, params }: CvRequest): Promise<Cv | Letter> {
  const found = await findDocumentOwnedBy(memberOf(context).id, params?.cv_id ?? "");
  return found ?? missing();
}

/** The CV in `?cv=`; without it the one last changed; null for somebody who has none yet. */
export async function askedCv({ request, context }: CvRequest): Promise<Cv | null> {
  const { id } = memberOf(context);
  const asked = new URL(request.url).searchParams.get("cv");
  if (asked !== null) return (await findCvOwnedBy(id, asked)) ?? missing();
  return findNewestCv(id);
}

/** The same, of a CV or a letter. */
export async function askedDocument(asked: CvRequest): Promise<Cv | Letter | null> {
  const cvId = new URL(asked.request.url).searchParams.get("cv");
  if (cvId === null) return findNewestCv(memberOf(asked.context).id);
  return ownDocument({ ...asked, params: { cv_id: cvId } });
}

export function missing(sentence = NOT_FOUND): never {
  throw data(sentence, { status: 404 });
}

/** Everything needed to print a state of somebody's CV today. */
export async function printableOf(state: CvState, ownerId: string): Promise<PrintableCv> {
  return printableWith(state, ownerId, await rightToWorkOf(state, ownerId));
}

/** The same where the line on the right to work is known. */
export async function printableWith(
  { title, look, document }: CvState,
  ownerId: string,
  rightToWorkWords: string,
): Promise<PrintableCv> {
  const photo = await readPhotoOwnedBy(ownerId, document.basics.photoId);
  return { title, look, document, photo, rightToWorkWords };
}

export function printableLetter({ title, look, document }: LetterState): PrintableLetter {
  return { title, look, letter: document };
}

/** The day somebody lives in; the rules are asked about that day. */
export function todayOf(member: SignedInMember, now: Date): string {
  return clockIn(zoneOf(member), now).day;
}

export function zoneOf({ timeZone }: SignedInMember): string {
  return timeZone ?? "Europe/London";
}
