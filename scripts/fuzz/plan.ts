import type { Address } from "#addresses/address.ts";
import type { SeededRandom } from "#test/seeded-random.ts";
import type { Example, Found } from "./explore.ts";
import type { Person } from "./person.ts";
import type { Shot } from "./send.ts";

/** Whether what repeats another case is tried too: `plan-all.ts` says what that is. */
export type Extent = { isWhole: boolean };

export type World = Extent & { found: Found; people: Map<string, Person>; random: SeededRandom };

/** What will be tried. By whom and with which thing of the demo is decided when its turn comes. */
export type Plan = {
  what: string;
  aim: (world: World) => Shot | null;
  /** Which try this is; the first unless said. */
  turns?: number;
};

/** Mostly somebody who has seen the page, now and then anybody at all. */
export function personFor(address: Address, { found, people, random }: World): string {
  const seenBy = found.examples.get(address.name) ?? [];
  if (seenBy.length > 0 && random.next() < 0.8) return random.oneOf(seenBy).who;
  return random.oneOf([...people.keys()]);
}

/** A real thing of the demo at this address, for one person where there is one. */
export function exampleOf(address: Address, who: string, { found, random }: World): Example {
  const all = found.examples.get(address.name) ?? [];
  const own = all.filter((one) => one.who === who);
  if (own.length > 0) return random.oneOf(own);
  if (all.length > 0) return { ...random.oneOf(all), who };
  return { who, target: pathWith(address, {}), params: {} };
}

/** Names in an address that the demo shows no example of. */
const STAND_INS: Record<string, string> = {
  slug: "united-kingdom",
  courseslug: "first-uk-job",
  user_email: "somebody@mail.example",
  email: "somebody@mail.example",
  format: "pdf",
  part: "pages.xml",
  page_type: "post",
  cv_id: "demo-cv-uk",
  "*": "no-such-page",
};

export function paramsOf({ path }: Address): string[] {
  return [...path.matchAll(/:(\w+)|(\*)$/g)].map(([, name, splat]) => name ?? splat ?? "");
}

/** The address with its blanks filled in, each as it is to stand there. */
export function pathWith({ path }: Address, written: Record<string, string>): string {
  return path
    .replace(/:(\w+)\??/g, (_, name: string) => written[name] ?? STAND_INS[name] ?? "1")
    .replace(/\*$/, () => written["*"] ?? "no-such-page");
}

/** How many are asked for as documents, which cost three times as much. */
const DOCUMENTS = 0.1;
const DOCUMENTS_OF_WHOLE = 0.3;

/** Mostly as the router asks for it: loaders and actions run, and no time goes into rendering. */
export function maybeData(path: string, { random, isWhole }: World): string {
  if (random.next() < (isWhole ? DOCUMENTS_OF_WHOLE : DOCUMENTS)) return path;
  return path === "/" ? "/_.data" : `${path}.data`;
}

/** Ending anybody's session or stopping the whole site would hide what comes after it. */
export const NEVER_POSTED: ReadonlySet<string> = new Set(["logout", "staff-switches"]);
