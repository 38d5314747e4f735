/** What became of one file of an archive. */
export type FileOutcome =
  | { path: string; kind: "refused"; reason: string }
  | {
      path: string;
      kind: "unchanged" | "draft" | "added";
      title: string;
      type: string;
      slug: string;
      variant: string;
    };

export const MAX_ARCHIVE_MEGABYTES = 20;

export const archiveRefusals = {
  missing: "Choose a ZIP file.",
  "too-large": `This file is larger than ${MAX_ARCHIVE_MEGABYTES} MB.`,
  "broken-zip": "This is not a ZIP file, or it is incomplete.",
  "zip-bomb": "This archive unpacks to far more than our pages could hold, so we did not open it.",
  "locked-zip": "This archive is locked with a password. Unlock it and choose it again.",
  "no-pages":
    "This archive holds no .md file. Download the pages first, and send the same folders back.",
} as const;

export type ArchiveRefusal = keyof typeof archiveRefusals;
