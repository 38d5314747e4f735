import { slugOf } from "#rules/slug.ts";
import { bareName } from "#rules/sponsor-register/name-keys.ts";

/** What makes two spellings one employer: the name without case, punctuation and legal ending. */
export function employerNameKey(name: string): string {
  return bareName(name).slice(0, 200);
}

/** The start of an employer's address; a number follows where another has it already. */
export function employerSlug(name: string): string {
  const words = slugOf(name).slice(0, 80);
  return words || "employer";
}
