import { expect, test } from "vitest";
import { addresses } from "#addresses/addresses.ts";
import { formerAddresses } from "#domain/editorial/redirects.ts";
import { pageTypes } from "#domain/page-types.ts";
import { contentOf } from "#test/content.ts";
import { targetsOf } from "./collect-links.server.ts";
import { type OwnWeb, ownLinkProblem } from "./own-links.ts";
import { readPageLinks } from "./page-links.server.ts";

const read = pageTypes.flatMap((type) =>
  contentOf(type).map((page) => readPageLinks({ type: type.name, ...page })),
);
const web: OwnWeb = {
  patterns: addresses.map(({ path }) => path).filter((path) => path !== "/*"),
  targets: targetsOf(read.map(({ target }) => target)),
  moved: new Set(formerAddresses.keys()),
};

test("every link of the shipped words to ourselves leads somewhere", () => {
  const links = read.flatMap((page) => page.links);
  const broken = links
    .filter(({ address }) => address.startsWith("/"))
    .flatMap(({ address, place }) => {
      const problem = ownLinkProblem(address, web, place);
      return problem ? [`${place}: ${address} (${problem})`] : [];
    });
  expect(links.length).toBeGreaterThan(300);
  expect(broken).toEqual([]);
});

test("every link of the shipped words to elsewhere is encrypted", () => {
  const links = read.flatMap((page) => page.links.map(({ address }) => address));
  expect(links.filter((address) => address.startsWith("http:"))).toEqual([]);
});
