import { fetchLatestRegister, fetchRefusals } from "#domain/sponsors/fetch-register.server.ts";
import { importRegister } from "#domain/sponsors/import-register.server.ts";
import { importSentence } from "#domain/sponsors/refusals.ts";
import { importUpload } from "#domain/sponsors/uploads.server.ts";
import { log } from "#platform/log.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";

/** Twice a day, where staff let us fetch from outside: the newest register of GOV.UK. */
export async function importSponsors(): Promise<void> {
  if (!(await isOutsideAllowed())) return;
  const fetched = await fetchLatestRegister();
  // Thrown, so that the queue tries again later.
  if (!fetched.ok) throw new Error(`The register was not fetched. ${fetchRefusals[fetched.error]}`);

  const { bytes, url, asOf } = fetched.value;
  const result = await importRegister(
    { bytes, asOf, source: "latest", sourceName: url },
    new Date(),
  );
  // A refusal stands on the desk; the same file would be refused again.
  if (!result.ok) log.warn({ why: importSentence(result) }, "The register was refused");
}

/** Imports a file that staff have confirmed. */
export function sponsorUploadConfirmed(told: {
  uploadId: string;
  acceptsLoss: boolean;
}): Promise<void> {
  return importUpload(told.uploadId, told.acceptsLoss, new Date());
}
