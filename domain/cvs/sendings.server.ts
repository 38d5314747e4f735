import type { Paged } from "#rules/paged.ts";
import type { Result } from "#rules/result.ts";
import type { CvKind } from "./cv.ts";
import type { SendingRefusal } from "./refusals.ts";

export type Sending = {
  id: number;
  cvId: string;
  kind: CvKind;
  /** The document's title when it was sent. */
  title: string;
  version: number;
  /** Null where the advert is gone or there was none. */
  job: { id: number; slug: string } | null;
  sentTo: string;
  jobTitle: string;
  sentOn: string;
  note: string;
};

type NewSending = {
  ownerId: string;
  cvId: string;
  /** The version sent; null is the one that stands. */
  version: number | null;
  /** One of the owner's saved jobs: it then says employer and title. */
  jobId: number | null;
  sentTo: string;
  jobTitle: string;
  sentOn: string;
  note: string;
  now: Date;
};

/** Ties a version to an application. That version is kept as it is from then on. */
export async function noteSending(
  _sending: NewSending,
): Promise<Result<{ id: number }, SendingRefusal>> {
  throw new Error("Not written yet");
}

export async function removeSending(_ownerId: string, _sendingId: number): Promise<void> {
  throw new Error("Not written yet");
}

/** All of somebody's, or those of one document; the last sent first. */
export async function listSendings(
  _ownerId: string,
  _asked: { cvId?: string; page: number },
): Promise<Paged<Sending>> {
  throw new Error("Not written yet");
}

/** What went to one job: a CV, perhaps a letter. */
export async function sendingsForJob(_ownerId: string, _jobId: number): Promise<Sending[]> {
  throw new Error("Not written yet");
}
