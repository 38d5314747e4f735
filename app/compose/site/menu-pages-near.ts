import { accountLinks } from "#app/shell/account-links.ts";
import type { NavLink } from "#app/shell/navigation.ts";
import { footerColumns, legalLinks } from "#app/shell/site-footer.tsx";
import { startOf } from "#rules/access/start-of.ts";
import type { Role } from "#rules/access/visitor.ts";

/** What people elsewhere call the page they start from. */
const HOME = "home dashboard account start overview portal index main welcome me user";
const OWN = "my your";
/** ... and the page about themselves. */
const PROFILE = "setting preference detail";

/** For somebody who is not signed in: what these are called elsewhere. */
const pagesOfGuests = [
  { title: "Home", path: "/", called: /^(?:home(?: ?page)?|index|main|welcome|start)$/ },
  {
    ...{ title: "Sign in", path: "/login" },
    called:
      /^(?:(?:my|user|student) )?(?:sign ?in|log ?(?:in|on)|account|dashboard|portal|profile|setting)$/,
  },
  {
    ...{ title: "Create an account", path: "/register" },
    called: /^(?:sign ?up|(?:create )?(?:(?:a|an|my|new) )*account|join|registration)$/,
  },
];

/**
 * Pages whose name and address have all words of an address that led nowhere: of a member's own menu, their
 * home before the others; else of those that stand at the foot of every page.
 */
export function menuPagesNear(words: string, role: Role | null): { title: string; path: string }[] {
  const typed = wordsIn(words);
  if (typed.length === 0) return [];
  const home = role && startOf({ role });
  const isMeant = (link: NavLink) => {
    const named = namesOf(link, { isHome: link.to === home });
    return typed.every((word) => named.has(word));
  };
  const own = role ? accountLinks(role).filter(isMeant) : [];
  const found = own.length > 0 ? own : atTheFoot.filter(isMeant);
  const pages = found
    .toSorted((one, other) => Number(other.to === home) - Number(one.to === home))
    .map(({ label, to }) => ({ title: label, path: to }));
  return role ? pages : [...pagesOfGuestsCalled(typed), ...pages];
}

function pagesOfGuestsCalled(typed: readonly string[]) {
  return pagesOfGuests
    .filter(({ called }) => called.test(typed.join(" ")))
    .map(({ title, path }) => ({ title, path }));
}

const atTheFoot = [...footerColumns.flatMap(({ links }) => links), ...legalLinks];

function namesOf({ label, to }: NavLink, { isHome }: { isHome: boolean }): ReadonlySet<string> {
  return new Set(
    [label, to, OWN, isHome ? HOME : "", label === "Profile" ? PROFILE : ""].flatMap(wordsIn),
  );
}

/** One and many are meant alike: "cv" and "cvs". */
function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=..)s$/, ""))
    .filter(Boolean);
}
