import { fetchLatestRegister, fetchRefusals } from "#domain/sponsors/fetch-register.server.ts";
import { importRegister } from "#domain/sponsors/import-register.server.ts";
import { importSentence } from "#domain/sponsors/refusals.ts";
import { log } from "#platform/log.server.ts";

/** Fetches the newest register and reads it in. */
export async function importLatest(now: Date): Promise<void> {
  const fetched = await fetchLatestRegister();
  // Thrown, so that the queue tries again later.
  if (!fetched.ok) throw new Error(`The register was not fetched. ${fetchRefusals[fetched.error]}`);

  const { bytes, url, asOf } = fetched.value;
  const result = await importRegister({ bytes, asOf, source: "latest", sourceName: url }, now);
  // A refusal stands on the desk; the same file would be refused again.
  if (!result.ok) log.warn({ why: importSentence(result) }, "The register was refused");
}
