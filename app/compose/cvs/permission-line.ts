import type { Situation } from "#domain/visas/situation/situation.ts";
import { longDay } from "#rules/days.ts";

/** What may be said about a UK permission on that day. Of one that has ended nothing is said. */
export function permissionLine(
  { permission, permissionEndsOn }: Pick<Situation, "permission" | "permissionEndsOn">,
  today: string,
): string {
  if (permissionEndsOn && permissionEndsOn < today) return "";
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
