import { longDay } from "#rules/days.ts";
import { shortDayIn, timeIn } from "#rules/zoned-time.ts";
import type { CvKind } from "../document/cv.ts";

/** A line of the log of what was sent. It stands on its own: the document may be gone. */
export type Sending = {
  id: number;
  kind: CvKind;
  /** The document's title when it was sent. */
  title: string;
  version: number;
  /** More was typed in that version later, and is not in what went. */
  isBeforeMore: boolean;
  /** Null once the document is deleted; then its file is gone, too. */
  cvId: string | null;
  isBinned: boolean;
  jobId: number | null;
  /** Null where the advert is gone or there was none. */
  jobSlug: string | null;
  sentTo: string;
  jobTitle: string;
  sentOn: string;
  /** When it was noted, a day of the UK. */
  notedOn: string;
  /** As printed on it; "" for none, null where it is not known. */
  rightToWorkWords: string | null;
  note: string;
};

/** A document of one's own with the versions one can have sent, the newest first. */
export type Sendable = {
  id: string;
  kind: CvKind;
  title: string;
  forJobId: number | null;
  versions: readonly SendableVersion[];
};

/** Named by its revision: what is offered is what is noted, whatever is typed meanwhile. */
export type SendableVersion = {
  revision: number;
  number: number;
  name: string | null;
  savedAt: Date;
  downloadedAt: Date | null;
  /** It is what stands now. */
  isCurrent: boolean;
};

/** What its reader must know of the right-to-work line in the file; null where it is that day's, or none. */
export function lineNote({
  kind,
  rightToWorkWords,
  sentOn,
  notedOn,
}: Pick<Sending, "kind" | "rightToWorkWords" | "sentOn" | "notedOn">): string | null {
  if (kind === "letter" || rightToWorkWords === "") return null;
  if (rightToWorkWords === null) {
    return "If it had a right-to-work line from your situation, we did not keep that line.";
  }
  return sentOn < notedOn
    ? `Its right-to-work line is from your situation on ${longDay(notedOn)}, when you noted it.`
    : null;
}

/** "UK graduate CV, version 4". */
export function sentLabel({
  title,
  version,
  isBeforeMore,
}: Pick<Sending, "title" | "version" | "isBeforeMore">): string {
  const words = `${title}, version ${version}`;
  return isBeforeMore ? `${words} before its later changes` : words;
}

/** A document and its revision as one choice of a form. */
export function sentChoice({ cvId, revision }: SentChoice): string {
  return `${cvId} revision ${revision}`;
}

type SentChoice = { cvId: string; revision: number };

/** Revision 0, which none has, for what is no such choice. */
export function readSentChoice(text: string): SentChoice {
  const [, cvId = "", revision = "0"] = /^(\S+) revision (\d{1,9})$/.exec(text) ?? [];
  return { cvId, revision: Number(revision) };
}

/** What most likely went: what was last taken away as a file, else what stands. */
export function likelySent(versions: readonly SendableVersion[]): SendableVersion | undefined {
  const taken = versions.filter(({ downloadedAt }) => downloadedAt !== null);
  return taken.toSorted((one, other) => timeOf(other) - timeOf(one))[0] ?? versions[0];
}

function timeOf({ downloadedAt }: SendableVersion): number {
  return downloadedAt?.getTime() ?? 0;
}

/** "Version 4, “For banks”, as it stands, as you downloaded it on Tue 3 Nov at 14:02". */
export function versionLabel(version: SendableVersion, timeZone: string): string {
  const { number, name, savedAt, downloadedAt, isCurrent } = version;
  const parts = [`Version ${number}`];
  if (name) parts.push(`“${name}”`);
  if (isCurrent) parts.push("current version");
  if (downloadedAt) parts.push(`as you downloaded it on ${momentIn(timeZone, downloadedAt)}`);
  if (!isCurrent && !downloadedAt) parts.push(shortDayIn(timeZone, savedAt));
  return parts.join(", ");
}

function momentIn(timeZone: string, at: Date): string {
  return `${shortDayIn(timeZone, at)} at ${timeIn(timeZone, at)}`;
}
