import { UNKNOWN_REGION } from "#domain/editorial/search-report/report-tables.ts";
import { storeReport } from "#domain/editorial/search-report/stored-report.server.ts";
import { regionOfTown } from "#domain/jobs/town-regions.server.ts";
import { sectors } from "#domain/jobs/vocabulary.ts";
import { countSearchReport } from "#domain/reports/count-search-report.server.ts";
import { dayIn } from "#rules/day-in.ts";
import { occupationOf } from "#rules/uk-work/occupations/all-occupations.ts";

/** Every night: the yearly report is counted, and its page reads what was stored. */
export async function countSearchReportTask(): Promise<void> {
  const now = new Date();
  const figures = await countSearchReport(dayIn("gb", now), {
    regionOf: (town) => regionOfTown(town) ?? UNKNOWN_REGION,
    titleOf: (socCode) => occupationOf(socCode)?.title ?? "Unknown occupation",
    fieldOf: (sector) => sectors[sector as keyof typeof sectors] ?? "Other",
  });
  await storeReport(figures, now);
}
