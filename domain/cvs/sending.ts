import { longDay } from "#rules/days.ts";
import type { CvKind } from "./cv.ts";

/** A line of the log of what was sent. It stands on its own: the document may be gone. */
export type Sending = {
  id: number;
  kind: CvKind;
  /** The document's title when it was sent. */
  title: string;
  version: number;
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

export type SendableVersion = { number: number; name: string | null; savedAt: Date };

/** What its reader must know of the right-to-work line in the file; null where it is that day's, or none. */
export function lineWords({
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
export function sentWords({ title, version }: Pick<Sending, "title" | "version">): string {
  return `${title}, version ${version}`;
}
