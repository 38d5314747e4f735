import { expect, test } from "vitest";
import { readPlace, remoteOf, zoneOf } from "./places.ts";

function read(text: string | null, more: Partial<Parameters<typeof readPlace>[0]> = {}) {
  const { country, city } = readPlace({
    text,
    country: null,
    city: null,
    feedCountry: null,
    ...more,
  });
  return `${country} ${city}`;
}

test.each([
  ["London", "gb London"],
  ["London, UK", "gb London"],
  ["London, England, United Kingdom", "gb London"],
  ["United Kingdom - London", "gb London"],
  ["GB-London", "gb London"],
  ["London UK", "gb London"],
  ["Edinburgh, Scotland, United Kingdom", "gb Edinburgh"],
  ["Newcastle, England", "gb Newcastle upon Tyne"],
  ["Glenrothes, FIFE, United Kingdom", "gb Glenrothes"],
  ["London, Birmingham, Manchester, Belfast, , United Kingdom", "gb London"],
  ["Swansea; Wales; United Kingdom", "gb Swansea"],
  ["Trowbridge; England; United Kingdom", "gb Trowbridge"],
  ["Belfast, Northern Ireland", "gb Belfast"],
  ["Remote - UK", "gb null"],
  ["Remote (UK)", "gb null"],
  ["London or remote within the UK", "gb London"],
  ["United Kingdom - Update Location", "gb null"],
  ["Zilch UK", "gb null"],
  ["Dublin, IE", "ie Dublin"],
  ["Dublin, County Dublin, Ireland", "ie Dublin"],
  ["EMEA - Ireland - Dublin - Windmill", "ie Dublin"],
  ["Republic of Ireland (Remote)", "ie null"],
  ["Dublin", "ie Dublin"],
  ["Sydney", "au Sydney"],
  ["Remote-Sydney, Australia", "au Sydney"],
  ["APAC - Australia - NSW - North Sydney - 1 Denison", "au North Sydney"],
  ["Perth, WA", "au Perth"],
  ["Newcastle, New South Wales", "au Newcastle"],
  ["Queensland, Australia", "au null"],
  ["Toronto, ON, CAN", "ca Toronto"],
  ["Canada, BC, Vancouver", "ca Vancouver"],
  ["CA-Ontario-Toronto", "ca Toronto"],
  ["Toronto, CA", "ca Toronto"],
  ["Montréal, Canada", "ca Montreal"],
  ["London, Ontario, Canada", "ca London"],
  ["Canada - Remote (ON, AB, BC, or NS Only)", "ca null"],
  ["Remote Canada", "ca null"],
  ["Canada - Toronto Metro - Remote", "ca Toronto"],
])("%s is one of ours", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ["San Francisco, CA", "xx San Francisco"],
  ["Cambridge, MA", "xx Cambridge"],
  ["Cambridge, Massachusetts", "xx Cambridge"],
  ["Dublin, OH", "xx Dublin"],
  ["Dublin, CA", "xx Dublin"],
  ["Birmingham, AL", "xx Birmingham"],
  ["Vancouver, WA", "xx Vancouver"],
  ["Melbourne, FL", "xx Melbourne"],
  ["New Brunswick, NJ, United States", "xx New Brunswick"],
  ["US, CA, Santa Clara", "xx Santa Clara"],
  ["Massachusetts - Boston", "xx Boston"],
  ["PA - Philadelphia", "xx Philadelphia"],
  ["bangalore, , India", "xx Bengaluru"],
  ["Bengaluru, KA, India", "xx Bengaluru"],
  ["New York - New York City", "xx New York"],
  ["NYC (SoHo)", "xx New York"],
  ["SF Office; NYC Office", "xx San Francisco"],
  ["San Francisco Bay Area", "xx San Francisco"],
  ["Sao Paulo, Brazil", "xx São Paulo"],
  ["Remote-Friendly, United States", "xx null"],
  ["Remote-Friendly (Travel-Required) | Seattle, WA", "xx Seattle"],
  ["Remote - North America", "xx null"],
  ["07066 - Fern Albany, L.L.C.", "xx null"],
  ["Boston - Fern, L.L.C.", "xx Boston"],
  ["Fern Albany, L.L.C.", "xx null"],
  ["1000 Nicollet Mall, Minneapolis,MN 55403-2542", "xx Minneapolis"],
  ["965 Town Center Dr., La Canada Flintridge,CA 91011-1638", "xx La Canada Flintridge"],
  ["Remote - United States", "xx null"],
  ["Cambridge", "xx Cambridge"],
  ["2 Locations", "xx null"],
  ["Hybrid", "xx null"],
  ["Distributed", "xx null"],
  ["", "xx null"],
])("%s is elsewhere", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(["Constructor", "__proto__", "valueOf", "toString, Leeds, UK"])(
  "%s is a place like another",
  (text) => {
    const named = { country: text, city: text };
    expect(["gb Leeds", "xx null", `xx ${text}`]).toContain(read(text));
    expect(readPlace({ text: null, ...named, feedCountry: null }).country).toMatch(/^(gb|xx)$/);
    expect(zoneOf({ country: "xx", city: text })).toBe("UTC");
  },
);

test("of several places the first in one of our countries is taken", () => {
  expect(read("San Francisco, CA; New York, NY; London, UK; Toronto, ON")).toBe("gb London");
  expect(read("Remote - USA or Canada")).toBe("ca null");
  expect(read("San Francisco, CA | New York City, NY")).toBe("xx San Francisco");
});

test("what the feed names apart, or of all its jobs, helps where the words do not", () => {
  expect(read("Head office", { country: "GB", city: "Leeds" })).toBe("gb Leeds");
  expect(read("Cambridge", { country: "United Kingdom" })).toBe("gb Cambridge");
  expect(read("Hybrid", { feedCountry: "ie" })).toBe("ie null");
  expect(read("New York", { feedCountry: "ie" })).toBe("xx New York");
  expect(read("Toronto", { country: "ca", city: "Toronto" })).toBe("ca Toronto");
});

test.each([
  ["remote", null, "Nurse", "remote"],
  [null, "Remote - UK", "Nurse", "remote"],
  [null, "London", "Nurse (work from home)", "remote"],
  [null, "Hybrid (Leeds)", "Nurse", "hybrid"],
  ["on-site", "Leeds, hybrid", "Nurse", "hybrid"],
  ["on-site", "Leeds", "Nurse", "on-site"],
  [null, "Leeds", "Nurse", "on-site"],
] as const)("the mark %s, the place %s and the title %s make it %s", (mark, place, title, is) => {
  expect(remoteOf(mark, place, title)).toBe(is);
});

test("a closing day ends by the town's own clock", () => {
  expect(zoneOf({ country: "au", city: "Perth" })).toBe("Australia/Perth");
  expect(zoneOf({ country: "ca", city: null })).toBe("America/Toronto");
});
