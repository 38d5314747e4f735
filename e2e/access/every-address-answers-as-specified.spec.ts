import type { Address } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";
import { expect, type Person, sendPatiently, sessionFor, test } from "#e2e/fixtures.ts";
import { forEachOf } from "#e2e/kit/at-once.ts";
import type { Answer } from "#e2e/kit/http.ts";
import { placeholderIn } from "#e2e/kit/page-words.ts";
import { startTypesetter } from "#e2e/kit/typesetter.ts";
import { type VisitorName, visitors } from "#test/conformance/expectation.ts";
import { expectedAnswer, isMoved } from "./what-examples-answer.ts";

const hosts = { main: "main", microsite: "northgate" } as const;
type SiteName = keyof typeof hosts;

/** How an address is asked for: as a page, by the router for its data, or for its own loader's alone. */
const ways = {
  document: ({ example }: Address) => example,
  data: (address: Address) => dataOf(address).join("?"),
  "data of its own loader": (address: Address) => {
    const [path, question] = dataOf(address);
    return `${path}?${[question, `_routes=${address.name}`].filter(Boolean).join("&")}`;
  },
};
type Way = keyof typeof ways;

type Cell = { address: Address; visitor: VisitorName; site: SiteName };

/** They see the pages of a student. */
const likeAStudent: readonly VisitorName[] = ["premium", "noguide"];

test.beforeAll(startTypesetter);

for (const site of Object.keys(hosts) as SiteName[]) {
  for (const visitor of visitors) {
    test(`every address of the ${site} site answers a visitor who is ${visitor} as specified`, async () => {
      const cells = addresses.map((address) => ({ address, visitor, site }));
      await expectAnswers(cells, wayInto);
    });
  }

  for (const way of ["document", "data"] as const) {
    test(`every address of the ${site} site gives each of its outcomes as ${way}`, async () => {
      const cells = oneForEachOutcome(site).filter((cell) => wayInto(cell) !== way);
      await expectAnswers(cells, () => way);
    });
  }
}

/**
 * A loader asked by itself is the narrowest way past a guard, so anyone who is turned away is, too, when asking this way.
 * A page is made for one of each role: what a loader gives may still break what is made of it.
 */
function wayInto(cell: Cell): Way {
  const isShown = cell.site === "main" && expectedAnswer(cell) === "200";
  return isShown && !likeAStudent.includes(cell.visitor) ? "document" : "data of its own loader";
}

async function expectAnswers(cells: readonly Cell[], wayOf: (cell: Cell) => Way): Promise<void> {
  const sessions = new Map<VisitorName, Record<string, string>>();
  for (const { visitor, site } of cells) {
    if (!sessions.has(visitor)) sessions.set(visitor, await cookiesOf(visitor, hosts[site]));
  }
  const said = await forEachOf(cells, async (cell) => {
    const { address, visitor, site } = cell;
    const headers = sessions.get(visitor)!;
    const answer = await sendPatiently(ways[wayOf(cell)](address), { site: hosts[site], headers });
    return sentence(cell, isMoved(address) ? "moved" : describe(answer));
  });
  expect(said).toEqual(cells.map((cell) => sentence(cell, expectedAnswer(cell))));
}

/** The first visitor for each different answer that an address has on this site. */
function oneForEachOutcome(site: SiteName): Cell[] {
  return addresses.flatMap((address) => {
    const cells = visitors.map((visitor) => ({ address, visitor, site }));
    const byWords = Map.groupBy(cells, expectedAnswer);
    return [...byWords.values()].map(([first]) => first!);
  });
}

function sentence({ address, visitor }: Cell, words: string): string {
  return `${address.example} for ${visitor}: ${words}`;
}

function dataOf({ example }: Address): string[] {
  const [path = "", ...question] = example.split("?");
  return [`${path === "/" ? "/_" : path}.data`, ...question];
}

/** The router is told about a redirect in the body, because a browser would follow one in the headers unseen. */
const REDIRECT_IN_DATA = /^\[\["SingleFetchRedirect",.*?"redirect","([^"]+)"/;

function describe({ status, headers, body }: Answer): string {
  const placeholder = placeholderIn(body);
  if (placeholder !== null) return `says "${placeholder}"`;
  const location = headers.location ?? REDIRECT_IN_DATA.exec(body)?.[1];
  if (!location) return String(status);
  return `-> ${new URL(String(location), "http://here.invalid").pathname}`;
}

async function cookiesOf(
  visitor: VisitorName,
  site: "main" | "northgate",
): Promise<Record<string, string>> {
  if (visitor === "guest") return {};
  const person: Person = visitor === "admin" ? "northgate-admin" : visitor;
  return { cookie: (await sessionFor(person, site)).cookie };
}
