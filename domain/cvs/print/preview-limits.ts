import type { DocumentLimits } from "#platform/typesetting/document.ts";

/** What is looked at while typing has less time than a file that somebody waits for. */
export const PREVIEW_LIMITS: DocumentLimits = { milliseconds: 6000 };
