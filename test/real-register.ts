import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The published files lie beside the project, never in it (Crown copyright, Open Government Licence v3.0). */
const folder = join(import.meta.dirname, "../../shared/data/sponsor-register");

export type RegisterDay = "2026-06-26" | "2026-07-03" | "2026-07-10";

/** Why tests on the published files are skipped; false where the files are there. */
export const noRealRegister = existsSync(join(folder, "SOURCE.txt"))
  ? false
  : "the published register is not beside the project (../shared/data/sponsor-register)";

export function realRegisterPath(day: RegisterDay): string {
  return join(folder, `${day}_Worker_and_Temporary_Worker.csv.gz`);
}

export function realRegisterText(day: RegisterDay): string {
  return gunzipSync(readFileSync(realRegisterPath(day))).toString("utf8");
}

/** 197 published rows picked for their oddities. */
export function quirksText(): string {
  return readFileSync(join(folder, "quirks_sample.csv"), "utf8");
}
