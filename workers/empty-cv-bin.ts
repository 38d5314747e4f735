import { emptyCvBin } from "#domain/cvs/list/empty-bin.server.ts";
import { log } from "#platform/log.server.ts";

/** Every night: CVs and letters that lay in the bin for thirty days are deleted for good. */
export async function emptyCvBinTask(): Promise<void> {
  const deleted = await emptyCvBin(new Date());
  if (deleted > 0) log.info({ deleted }, "CVs deleted from the bin");
}
