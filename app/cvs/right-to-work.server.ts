import type { Situation } from "#domain/situation/situation.ts";
import { situationOf } from "#domain/situation/situations.server.ts";
import type { Market } from "#rules/cv/cv-document.ts";
import { longDay } from "#rules/days.ts";

/** What somebody's CV may say of their permission today; "" where we cannot say it for that country. */
export async function rightToWorkWords(userId: string, market: Market): Promise<string> {
  // "My situation" knows UK permissions only.
  return market === "gb" ? permissionLine(await situationOf(userId)) : "";
}

function permissionLine({ permission, permissionEndsOn }: Situation): string {
  const until = permissionEndsOn ? ` to ${longDay(permissionEndsOn)}` : "";
  switch (permission) {
    case "student":
      return `Student visa${until}.`;
    case "graduate":
      return `Graduate visa${until}. Can work full time without sponsorship.`;
    case "skilled-worker":
      return `Skilled Worker visa${until}.`;
    case "no-switching":
      return permissionEndsOn ? `UK visa${until}.` : "";
    default:
      return "";
  }
}
