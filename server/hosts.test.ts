import { expect, test } from "vitest";
import { createHostRule, isLoopbackName } from "./hosts.ts";

const rule = createHostRule({
  baseDomain: "waymark.example",
  isUniversity: async (slug) => slug === "northgate",
  isCustomHost: async (host) => host === "careers.northgate.example",
});

test.each([
  ["the base domain", "waymark.example", true],
  ["the base domain with a port", "waymark.example:8443", true],
  ["a known university's microsite", "northgate.waymark.example", true],
  ["a university's own host that is switched on", "careers.northgate.example", true],
  ["another host of that university", "www.northgate.example", false],
  ["an address of the network", "192.0.2.7", false],
  ["an unknown sub-domain", "evil.waymark.example", false],
  ["a label below a microsite", "a.northgate.waymark.example", false],
  ["another site that ends alike", "notwaymark.example", false],
  ["another site altogether", "evil.example", false],
  ["the domain with a dot at its end", "waymark.example.", false],
  ["a name with credentials in it", "waymark.example@evil.example", false],
  ["no host at all", "", false],
  ["this machine's name, asked from elsewhere", "localhost:3000", false],
])("%s", async (_case, host, isKnown) => {
  expect(await rule(host, false)).toBe(isKnown);
});

test.each(["localhost:3000", "127.0.0.1", "[::1]:3000"])(
  "%s is known when the machine itself asks",
  async (host) => {
    expect(await rule(host, true)).toBe(true);
  },
);

test("a microsite that was known stays known while the database is away", async () => {
  let isAway = false;
  const flaky = createHostRule({
    baseDomain: "waymark.example",
    isUniversity: async () => {
      if (isAway) throw new Error("The database is away");
      return true;
    },
  });
  await flaky("northgate.waymark.example", false);
  isAway = true;

  expect(await flaky("northgate.waymark.example", false)).toBe(true);
  await expect(flaky("harbour.waymark.example", false)).rejects.toThrow("away");
});

test("microsites of localhost count as loopback, look-alikes do not", () => {
  expect(isLoopbackName("northgate.localhost:3000")).toBe(true);
  expect(isLoopbackName("localhost.evil.example")).toBe(false);
});
