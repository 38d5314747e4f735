import { situationOf } from "#domain/situation/situations.server.ts";
import type { Market } from "#rules/cv/cv-document.ts";
import { permissionLine } from "./permission-line.ts";

/** What somebody's CV may say of their permission today; "" where we cannot say it for that country. */
export async function rightToWorkWords(userId: string, market: Market): Promise<string> {
  // "My situation" knows UK permissions only, and they end with a day of the UK.
  return market === "gb" ? permissionLine(await situationOf(userId), ukDay(new Date())) : "";
}

function ukDay(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(now);
}
