import type { SignedInMember } from "#domain/accounts/visitor.ts";

/** Whose clock moments are typed and shown in. */
export function zoneOf({ timeZone }: Pick<SignedInMember, "timeZone">): string {
  return timeZone ?? "Europe/London";
}
