import { DataFolderHeldError } from "#db/embedded/lock.server.ts";
import { log } from "#platform/log.server.ts";
import type { Settings } from "#platform/settings.server.ts";

/** One sentence for anyone who typed the command. What nobody foresaw also goes to the log, whole. */
export function whyNotStarted(error: unknown, { port }: Pick<Settings, "port">): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program: stop it, or set PORT to a free one.`;
  if (code === "EACCES")
    return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL")
    return "HOST is not an address of this machine: set it to one that is, or leave it out.";
  if (code === "ECONNREFUSED")
    return "No database answers at DATABASE_URL: check that it runs and the address is right.";
  if (error instanceof DataFolderHeldError) return error.message;

  log.error({ error }, "The process could not start");
  // A failed query goes on for pages, with people's data at its end.
  const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
  return first.length > 300 ? `${first.slice(0, 300)} …` : first;
}
