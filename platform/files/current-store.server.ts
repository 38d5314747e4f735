import { join } from "node:path";
import { type Settings, settings } from "../settings.server.ts";
import { diskStore } from "./disk-store.server.ts";
import { s3Store } from "./s3-store.server.ts";
import type { Store } from "./store.ts";

let made: { by: Settings; store: Store } | undefined;

/** The store that the settings choose. */
export function currentStore(): Store {
  const by = settings();
  if (made?.by !== by) made = { by, store: by.s3 ? s3Store(by.s3) : diskStore(filesFolder()) };
  return made.store;
}

export function filesFolder(): string {
  return join(settings().dataDir, "files");
}

/** In the same file system as the files, so that a finished one is only renamed. */
export function incomingFolder(): string {
  return join(filesFolder(), "incoming");
}
