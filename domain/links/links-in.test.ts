import { expect, test } from "vitest";
import { nextState } from "./link-state.ts";
import { linksIn } from "./links-in.ts";
import { type OwnWeb, ownLinkProblem } from "./own-links.ts";
import { readPageLinks } from "./page-links.server.ts";
import { probeSiteBySite } from "./probe-site-by-site.ts";

const web: OwnWeb = {
  patterns: [
    "/jobs",
    "/jobs/:slug",
    "/blog/:slug",
    "/country-guide/:slug/visa-details",
    "/register/:type?",
    "/privacy-policy",
  ],
  targets: new Map([
    ["/blog/two-roads", { address: "/blog/two-roads", anchors: ["the-first", "the-second"] }],
    ["/privacy-policy", { address: "/privacy-policy", anchors: [] }],
  ]),
  moved: new Set(["/blog/former"]),
};

test.each([
  ["/jobs", null],
  ["/jobs?q=data#top", null],
  ["/jobs/", null],
  ["/jobs/some-job", null],
  ["/register", null],
  ["/jobz", "no-such-address"],
  ["/blog/two-roads", null],
  ["/blog/two-roads#the-second", null],
  ["/blog/two-roads#the-third", "no-such-anchor"],
  ["/blog/three-roads", "no-such-page"],
  ["/blog/former", null],
  ["/country-guide/atlantis/visa-details", "no-such-page"],
  ["/privacy-policy", null],
])("a link to %s is %s", (link, problem) => {
  expect(ownLinkProblem(link, web, "/faq")).toBe(problem);
});

test("links are read from words and fields, and what leads out of the web is left", () => {
  const page = {
    type: "post",
    slug: "a-post",
    title: "A post",
    body: "## Here\n\nSee [jobs](/jobs), [below](#here), [GOV.UK](https://www.gov.uk/a?b=1&c=2) and [us](mailto:a@b.example).",
    fields: { tools: ["/visa-check"], note: "Read [this](/faq) first.", picture: "roads" },
  };
  const { target, links } = readPageLinks(page);
  expect(target).toEqual({ address: "/blog/a-post", anchors: ["here"] });
  expect(links.map(({ address }) => address)).toEqual([
    "/jobs",
    "/blog/a-post#here",
    "https://www.gov.uk/a?b=1&c=2",
    "/visa-check",
    "/faq",
  ]);
  expect(linksIn('<a class="x" href="/a">A</a> <a href="/a">A</a>')).toEqual(["/a"]);
});

test.each([
  [0, null, "fine", 0],
  [2, null, "fine", 0],
  [0, "no-such-page", "broken", 1],
  [0, "not-found", "unsure", 1],
  [1, "not-found", "broken", 2],
  [1, "unreachable", "unsure", 2],
  [2, "unreachable", "broken", 3],
  [9, "not-for-robots", "unsure", 0],
] as const)(
  "after %i failures a check that finds %s makes it %s",
  (before, reason, state, failures) => {
    expect(nextState(before, reason)).toEqual({ state, failures });
  },
);

test("one site is asked one page at a time, several sites at once", async () => {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  const open = new Map<string, number>();
  const addresses = ["a", "b"].flatMap((host) =>
    [1, 2, 3].map((page) => `https://${host}.example/${page}`),
  );
  await probeSiteBySite(
    addresses,
    async (address) => {
      const { host } = new URL(address);
      most = Math.max(most, ++atOnce);
      open.set(host, (open.get(host) ?? 0) + 1);
      expect(open.get(host)).toBe(1);
      await Promise.resolve();
      asked.push(address);
      open.set(host, 0);
      atOnce--;
    },
    0,
  );
  expect(asked.toSorted()).toEqual(addresses);
  expect(most).toBe(2);
});

test("between two questions to one site there is a rest, and none between two sites", async () => {
  const askedAt = new Map<string, number>();
  await probeSiteBySite(
    ["https://a.example/1", "https://b.example/1", "https://a.example/2"],
    async (address) => void askedAt.set(address, performance.now()),
    200,
  );
  const [first, other, second] = [...askedAt.keys()];
  expect([first, other, second]).toEqual([
    "https://a.example/1",
    "https://b.example/1",
    "https://a.example/2",
  ]);
  expect(askedAt.get(second!)! - askedAt.get(first!)!).toBeGreaterThan(190);
});
