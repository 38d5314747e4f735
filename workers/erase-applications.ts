import { eraseOldApplications } from "#domain/applications/erase-applications.server.ts";
import { log } from "#platform/log.server.ts";

/** Every night: applications that were promised to be deleted by now, with their files. */
export async function eraseApplicationsTask(): Promise<void> {
  const erased = await eraseOldApplications(new Date());
  if (erased > 0) log.info({ erased }, "Applications erased");
}
