import { removeOrphans, removeUnusedFiles } from "#platform/files/collect-files.server.ts";
import { currentStore } from "#platform/files/current-store.server.ts";
import { log } from "#platform/log.server.ts";

/** The rows are gone; now their bytes. */
export async function removeFilesTask({ fileIds }: { fileIds: readonly string[] }): Promise<void> {
  for (const id of fileIds) await currentStore().remove(id);
}

/** Every night: files that nothing shows any more, and bytes that have no row. */
export async function collectFilesTask(): Promise<void> {
  const now = new Date();
  const unused = await removeUnusedFiles(now);
  const orphans = await removeOrphans(now);
  if (unused + orphans > 0) log.info({ unused, orphans }, "Files collected");
}
