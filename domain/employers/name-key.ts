import { bareName } from "#rules/sponsor-register/name-keys.ts";

/** What makes two spellings one employer: the name without case, punctuation and legal ending. */
export function employerNameKey(name: string): string {
  return bareName(name).slice(0, 200);
}

/** The start of an employer's address; a number follows where another has it already. */
export function employerSlug(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80);
  return words || "employer";
}
