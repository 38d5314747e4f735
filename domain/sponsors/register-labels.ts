import { longDay } from "#rules/days.ts";
import type { RegisterImport } from "./imports/imports.queries.server.ts";

const sources: Record<RegisterImport["source"], string> = {
  upload: "Uploaded by staff",
  file: "A file, from the command line",
  url: "Fetched from an address",
  latest: "Fetched from GOV.UK",
  demo: "Made up for the demo",
};

export function sourceLabel(source: RegisterImport["source"]): string {
  return sources[source];
}

/** "Register of 10 July 2026"; a refused file may not have said its day. */
export function copyTitle({ asOf }: Pick<RegisterImport, "asOf">): string {
  return asOf ? `Register of ${longDay(asOf)}` : "A file without a day";
}
