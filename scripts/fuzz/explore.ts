import { matchRoutes } from "react-router";
import type { Address } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";
import type { SeededRandom } from "#test/seeded-random.ts";
import type { FuzzedApp } from "./fuzzed-app.ts";
import { type Control, decoded, formsIn, type HtmlForm } from "./html-forms.ts";
import type { Person } from "./person.ts";
import { send } from "./send.ts";

/** A page somebody of the demo can open, and what is filled into its address. */
export type Example = { who: string; target: string; params: Record<string, string> };
/** A form as one person saw it on one page. */
export type Sighting = { who: string; target: string; form: HtmlForm };

export type Found = {
  /** By the address's name. */
  examples: Map<string, Example[]>;
  /** By what makes two forms the same: where they are sent, and the names they send. */
  forms: Map<string, Sighting[]>;
};

const MAX_EXAMPLES = 3;
/** Of a list of forms that differ in their row only, a few are enough. */
const MAX_SIGHTINGS = 8;
/** Of all who may open an address: the others see what these do. */
const VISITORS_EACH = 3;
const AT_ONCE = 4;

const byName = new Map(addresses.map((address) => [address.name, address]));

/** People of the demo who are signed in for the whole run: nobody may take their role away. */
const OURS = /\/staff\/people\/demo-[\w.-]+-at-/;

type Exploring = {
  app: FuzzedApp;
  people: Map<string, Person>;
  random: SeededRandom;
  seconds: number;
};

/** Looks at every address without blanks as everybody, then at what the links found there lead to. */
export async function explore({ app, people, random, seconds }: Exploring): Promise<Found> {
  const found: Found = { examples: new Map(), forms: new Map() };
  const visits = addresses
    .filter(({ path }) => !/[:*]/.test(path))
    .flatMap((address) => {
      const some = random.shuffled(visitorsOf(address, people)).slice(0, VISITORS_EACH);
      return some.map((person) => ({ person, target: address.path }));
    });
  // In the order they were found: what everybody starts from, before the depths of a single list.
  const waiting = random.shuffled(visits);
  const seen = new Set<string>();
  const until = Date.now() + seconds * 1000;

  const visit = async () => {
    for (let next = waiting.shift(); next && Date.now() < until; next = waiting.shift()) {
      const { person, target } = next;
      const html = await pageOf(app, person, target);
      if (html === null) continue;
      noteForms(found, person, { target, html });
      for (const link of linksIn(html)) {
        if (!noteExample(found, person, link) || seen.has(`${person.who} ${link}`)) continue;
        seen.add(`${person.who} ${link}`);
        waiting.push({ person, target: link });
      }
    }
  };
  for (const { person, target } of visits) noteExample(found, person, target);
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return found;
}

function visitorsOf({ roles, access }: Address, people: Map<string, Person>): Person[] {
  const isForGuests = roles === undefined && access !== "login";
  return [...people.values()].filter(({ role }) =>
    role === null ? isForGuests : roles === undefined || roles.includes(role),
  );
}

async function pageOf(app: FuzzedApp, person: Person, target: string): Promise<string | null> {
  const shot = { who: person.who, method: "GET", target };
  // A page that does not come is found by the shots; here it only shows nothing.
  const answer = await send(app.port, shot, person).catch(() => null);
  if (answer === null) return null;
  const { status, headers, body } = answer;
  const isPage = String(headers["content-type"] ?? "").startsWith("text/html");
  return status === 200 && isPage ? body : null;
}

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = ""]) =>
    decoded(href),
  );
  return [...new Set(links)].filter((link) => !OURS.test(link));
}

type Place = { address: Address; params: Record<string, string> };
const places = new Map<string, Place | null>();

/** Where a path leads, with what it fills in; null for what is no address of ours. */
export function addressOf(target: string): Place | null {
  const [path = "/"] = target.split("?");
  const known = places.get(path);
  if (known !== undefined) return known;
  const place = placeOf(path);
  places.set(path, place);
  return place;
}

type Route = { path: string; id: string };
const BLANK = ":";
const bySegment = Map.groupBy(
  addresses.map(({ path, name }): Route => ({ path, id: name })),
  ({ path }) => segmentOf(path),
);

/** Among those that begin alike: React Router ranks all the routes it is given, for every path. */
function placeOf(path: string): Place | null {
  const routes = [...(bySegment.get(segmentOf(path)) ?? []), ...(bySegment.get(BLANK) ?? [])];
  const match = matchRoutes(routes, path)?.at(-1);
  const address = match && byName.get(match.route.id);
  if (!address || address.path === "/*") return null;
  return { address, params: match.params as Record<string, string> };
}

function segmentOf(path: string): string {
  const [, first = ""] = path.split("/");
  return /[:*]/.test(first) ? BLANK : first.toLowerCase();
}

/** True when this is worth a look: there are not many of its kind yet, or its query has a new name. */
function noteExample({ examples }: Found, { who }: Person, target: string): boolean {
  const at = addressOf(target);
  if (!at) return false;
  const all = examples.get(at.address.name) ?? [];
  examples.set(at.address.name, all);
  const own = all.filter((one) => one.who === who);
  if (own.some((one) => one.target === target)) return false;
  const known = new Set(own.flatMap((one) => namesOf(one.target)));
  const names = namesOf(target);
  // Filters of a list are combined without end: each is looked at once, and not each combination.
  const isNew = names.some((name) => !known.has(name));
  const bare = own.filter((one) => namesOf(one.target).length === 0);
  if (!isNew && (names.length > 0 || bare.length >= MAX_EXAMPLES)) return false;
  all.push({ who, target, params: at.params });
  return true;
}

/** The names in its query: `?cv=a` and `?cv=b` are alike. */
export function namesOf(target: string): string[] {
  const query = target.split("?")[1] ?? "";
  return [...new Set(new URLSearchParams(query).keys())];
}

function noteForms(
  { forms }: Found,
  { who }: Person,
  page: { target: string; html: string },
): void {
  for (const form of formsIn(page.html)) {
    const key = keyOf(form, page.target);
    const all = forms.get(key) ?? [];
    forms.set(key, all);
    const own = all.filter((one) => one.who === who).length;
    if (all.length < MAX_SIGHTINGS * 4 && own < MAX_SIGHTINGS)
      all.push({ who, target: page.target, form });
  }
}

function keyOf(form: HtmlForm, target: string): string {
  const to = addressOf(targetOf(form, target))?.address.name ?? "elsewhere";
  const names = form.controls.flatMap((control) => {
    if (isIntent(control)) return `${control.name}=${isWord(control.value) ? control.value : "#"}`;
    // What a search carries along from the address it stands at makes it no other search.
    if (form.method === "get" && control.type === "hidden") return [];
    return plain(control.name);
  });
  return `${form.method} ${to}: ${[...new Set(names)].join(" ")}`.slice(0, 300);
}

/** Says which of an address's actions a form is for. */
function isIntent({ name, type }: Control): boolean {
  return type === "submit" || name === "intent";
}

/** Not the name of a row, which is different for each. */
function isWord(value: string): boolean {
  return /^[a-z]+(-[a-z]+)*$/i.test(value);
}

/** Rows of a list are alike but for their numbers. */
export function plain(name: string): string {
  return name.replace(/\d+/g, "#");
}

/** Where a form on this page is sent. */
export function targetOf({ action }: HtmlForm, target: string): string {
  if (action === "") return target;
  return action.startsWith("?") ? target.split("?")[0] + action : action;
}
