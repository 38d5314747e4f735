import { retentionDays } from "#rules/retention.ts";

export const MAX_CVS = 50;
/** Those in the bin count here too. */
export const MAX_WITH_BIN = 100;
export const BIN_DAYS = retentionDays.binnedCvs;
export const MAX_SHARES = 20;
export const MAX_COMMENTS = 500;
export const MAX_PHOTOS = 20;
export const MAX_SENDINGS = 1000;
const MEGABYTE = 1024 * 1024;
/** All versions of all documents of one person. A long CV is some 30 kB. */
export const MAX_VERSION_BYTES = 64 * MEGABYTE;
/** Of these, those that are named or were sent: they are never forgotten. */
export const MAX_STORED_BYTES = 48 * MEGABYTE;
export const MAX_TITLE_LENGTH = 120;
export const MAX_COMMENT_LENGTH = 2000;

/** Every way the CV studio can say no, and what the reader is told. */
export const cvRefusals = {
  "not-found":
    "This document is no longer stored: it may be in the bin, or deleted. Nothing you typed here is lost: save it as a new one.",
  "too-many": `You have ${MAX_CVS} CVs and letters, which is the limit. Move one to the bin first.`,
  "bin-full": `You have ${MAX_WITH_BIN} CVs and letters, counting those in the bin, which is the limit. Delete some from the bin first.`,
  "no-such-version": "We could not find that version. Choose one from the list.",
  "no-such-job": "We could not find that job. Choose one of your saved jobs.",
  "no-room":
    "You have reached the limit for named and sent versions. Remove the name of one, or remove a record of what you sent.",
} as const;

export const shareRefusals = {
  "not-found": "This document is no longer stored, so it cannot be shared.",
  "too-many-links": `This CV has ${MAX_SHARES} links that still work. End one first.`,
} as const;

export const reviewRefusals = {
  "not-found": "This document is no longer stored, or its owner stopped sharing it.",
  taken: "This review has just been assigned to a colleague, or finished.",
  "no-university": "Your account belongs to no university, so there is no adviser to ask.",
  "asked-already": "Your careers service can already read this CV.",
  "no-such-place": "That part of the CV has been deleted. Choose another part to write about.",
  "no-such-comment": "We could not find that comment. It may have been deleted.",
  "too-many-comments": "There are very many comments on this CV. Delete some first.",
} as const;

export const sendingRefusals = {
  "not-found": "This document is no longer stored. If it is in the bin, restore it first.",
  "nothing-sent": "Choose the CV or the letter that you sent.",
  "no-such-version": "We could not find that version. Choose one from the list.",
  "no-such-job": "We could not find that job. Choose one of your saved jobs.",
  "no-such-day": "Enter a real day, such as 2026-11-15.",
  "day-to-come": "Choose today or a day before it.",
  "no-room":
    "You have reached the limit for named and sent versions. Remove the name of one, or remove a record of what you sent.",
  "too-many": `You have recorded ${MAX_SENDINGS} sent documents, which is the limit. Remove one first.`,
} as const;

export const photoRefusals = {
  empty: "Choose a picture first.",
  "too-large": "Choose a picture of 8 MB or less.",
  "not-a-picture": "We could not read this as a picture. Choose a JPEG, PNG or WebP file.",
  "too-many-pixels": "This picture is very large. Choose one of 50 million pixels or fewer.",
  "too-many-photos": `You have ${MAX_PHOTOS} photos, which is the limit. Remove one from a CV first, and try again tomorrow.`,
} as const;

export type CvRefusal = keyof typeof cvRefusals;
export type ShareRefusal = keyof typeof shareRefusals;
export type ReviewRefusal = keyof typeof reviewRefusals;
export type SendingRefusal = keyof typeof sendingRefusals;
export type PhotoRefusal = keyof typeof photoRefusals;
