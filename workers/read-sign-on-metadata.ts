import { refreshMetadata } from "#domain/accounts/single-sign-on/settings/refresh-metadata.server.ts";

/** Every night: a university's provider may have changed its certificate. */
export async function readSignOnMetadata(): Promise<void> {
  await refreshMetadata(new Date());
}
