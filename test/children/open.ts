import { openEngine } from "#db/engine.server.ts";
import { startQueue } from "#platform/queue.server.ts";
import { readSettings, setSettings } from "#platform/settings.server.ts";

/** Opens the engine that this process's environment names. Never looks at anybody's `.env`. */
export async function openFromEnvironment(): Promise<void> {
  const settings = readSettings(process.env);
  if (!settings.ok) throw new Error(settings.mistakes.join(" "));
  setSettings(settings.value);
  await openEngine(settings.value);
  await startQueue();
}

/** What everybody these processes register signs in with. */
export const PASSWORD = "a long enough one";
