import { importSentence } from "#domain/sponsors/checking/refusals.ts";
import {
  fetchLatestRegister,
  fetchRefusals,
} from "#domain/sponsors/imports/fetch-register.server.ts";
import { importRegister } from "#domain/sponsors/imports/import-register.server.ts";
import { stageUpload } from "#domain/sponsors/imports/stage-upload.server.ts";
import { listOpenUploads } from "#domain/sponsors/imports/uploads.server.ts";
import { log } from "#platform/log.server.ts";

/** Fetches the newest register and reads it in. */
export async function importLatest(now: Date): Promise<void> {
  const fetched = await fetchLatestRegister();
  // Thrown, so that the queue tries again later.
  if (!fetched.ok) throw new Error(`The register was not fetched. ${fetchRefusals[fetched.error]}`);

  const { bytes, url, asOf } = fetched.value;
  const result = await importRegister({ bytes, asOf, source: "latest", sourceName: url }, now);
  if (!result.ok && result.error === "loses-too-much") {
    await askPerson({ bytes, asOf, fileName: url }, now);
  }
  // A refusal stands on the desk; the same file would be refused again.
  if (!result.ok) log.warn({ why: importSentence(result) }, "The register was refused");
}

type Fetched = { bytes: Uint8Array; asOf: string | null; fileName: string };

/** Puts a copy that lost many rows on the desk, once: somebody confirms or discards it there. */
async function askPerson({ bytes, asOf, fileName }: Fetched, now: Date): Promise<void> {
  const name = fileName.split("/").at(-1)!.slice(0, 200);
  const open = await listOpenUploads();
  if (open.some((upload) => upload.fileName === name)) return;
  await stageUpload({ id: null }, { bytes, fileName: name, asOf }, now);
}
