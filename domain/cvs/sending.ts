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

/** "UK graduate CV, version 4". */
export function sentWords({ title, version }: Pick<Sending, "title" | "version">): string {
  return `${title}, version ${version}`;
}
