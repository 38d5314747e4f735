import { accountLinks } from "#app/shell/account-links.ts";
import type { NavLink } from "#app/shell/navigation.ts";
import { startOf } from "#rules/access/start-of.ts";
import type { Role } from "#rules/access/visitor.ts";

/** What people elsewhere call the page they start from. */
const HOME = "home dashboard account start overview portal index main welcome me user";
const OWN = "my your";

/**
 * Pages of a member's own menu whose name and address have all words of an address that led nowhere,
 * their home before the others.
 */
export function ownPagesNear(words: string, role: Role): { title: string; path: string }[] {
  const typed = wordsIn(words);
  if (typed.length === 0) return [];
  const home = startOf({ role });
  return accountLinks(role)
    .toSorted((one, other) => Number(other.to === home) - Number(one.to === home))
    .filter((link) => {
      const named = namesOf(link, { isHome: link.to === home });
      return typed.every((word) => named.has(word));
    })
    .map(({ label, to }) => ({ title: label, path: to }));
}

function namesOf({ label, to }: NavLink, { isHome }: { isHome: boolean }): ReadonlySet<string> {
  return new Set([label, to, OWN, isHome ? HOME : ""].flatMap(wordsIn));
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
