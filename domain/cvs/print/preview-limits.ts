import type { DocumentLimits } from "#platform/typesetting/document.ts";

/** What is looked at while typing has less time than a file that somebody waits for. */
export const PREVIEW_LIMITS: DocumentLimits = { milliseconds: 6000 };

/** Of a page as a picture to keep, in dots. */
export const PICTURE_WIDTH = 1240;
