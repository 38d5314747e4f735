import { expect, test } from "vitest";
import { townOfCode } from "./codes-abroad.ts";
import { placesOfJob } from "./job-places.server.ts";
import { countryAbroad, nationOfJob, nationOfTown } from "./nation-of-town.server.ts";
import { areasAround, readPostcode, townsNamed, townsWithin } from "./places.server.ts";
import { milesBetween } from "./places.ts";

const town = (name: string, country = "gb") =>
  townsNamed(name).find((one) => one.country === country)!;

// Straight lines as atlases give them, to the mile or two that a town is wide.
test.each([
  ["Leeds", "Bradford", 9],
  ["Leeds", "York", 22],
  ["London", "Birmingham", 101],
  ["Edinburgh", "Glasgow", 42],
  ["Manchester", "Liverpool", 31],
])("from %s to %s it is about %i miles", (one, other, miles) => {
  expect(Math.abs(milesBetween(town(one), town(other)) - miles)).toBeLessThan(3);
});

test("a circle holds the towns within it, and no other", () => {
  const around = townsWithin(town("Leeds"), 10);
  expect(around).toContain(town("Bradford").id);
  expect(around).toContain(town("Leeds").id);
  expect(around).not.toContain(town("York").id);
});

test.each([
  ["Leeds", ["West Yorkshire", "Yorkshire and the Humber", "North of England", "England"]],
  ["Brighton", ["East Sussex", "Sussex", "South East England", "England"]],
  ["Swansea", ["West Glamorgan", "South Wales", "Wales"]],
  ["Glasgow", ["City of Glasgow", "Scotland"]],
])("%s lies in %j", (city, areas) => {
  expect(placesOfJob({ country: "gb", city, placeText: null }).areas).toEqual(areas);
});

test.each([
  ["Leeds; York or Hull", "Leeds", ["Leeds", "York", "Hull"]],
  ["London / Manchester / Otley", "London", ["London", "Manchester", "Otley"]],
  ["London, Bristol, Leeds", "London", ["London", "Bristol", "Leeds"]],
  ["Stratford, London", "London", ["London"]],
  ["Leeds, 2 days in the office", "Leeds", ["Leeds"]],
])("an advert for “%s” is found in each of its towns", (placeText, city, cities) => {
  expect(placesOfJob({ country: "gb", city, placeText }).cities).toEqual(cities);
});

test("of two towns of a name, the county says which", () => {
  const at = (placeText: string) => placesOfJob({ country: "gb", city: "Newport", placeText });
  expect(at("Newport, Isle of Wight").areas).toContain("Isle of Wight");
  expect(at("Newport").areas).toContain("Wales");
  expect(at("Newport, Isle of Wight").at).not.toEqual(at("Newport").at);
});

test("a nation is known without a town", () => {
  const { areas, cities } = placesOfJob({ country: "gb", city: null, placeText: "Scotland" });
  expect([areas, cities]).toEqual([["Scotland"], []]);
});

test("a town abroad is not the one here", () => {
  expect(placesOfJob({ country: "au", city: "Newcastle", placeText: null }).areas).toEqual([
    "New South Wales",
  ]);
  expect(placesOfJob({ country: "xx", city: "Boston", placeText: null }).areas).toEqual([]);
});

test("postcodes are read whole, by district and by area", () => {
  expect(readPostcode("ls2 9jt")).toMatchObject({ code: "LS2", town: "Leeds", isWhole: true });
  expect(readPostcode("EC1A")).toMatchObject({ code: "EC1A", town: "London" });
  expect(readPostcode("XX1")).toBeNull();
});

test("a district of the town is measured from the town, not from the middle of a wide area", () => {
  const belfast = town("Belfast");
  expect(milesBetween(readPostcode("BT7 1NN")!, belfast)).toBeLessThan(1);
  expect(milesBetween(readPostcode("BT92")!, belfast)).toBeGreaterThan(9);
  expect(readPostcode("BT7")).toMatchObject({ code: "BT7", town: "Belfast", isOfTown: true });
  expect(readPostcode("LS2")).toMatchObject({ isOfTown: false });
});

test.each(["M5V", "L5B", "S7K", "N2L", "E3B"])("%s is no postcode of ours", (code) => {
  expect(readPostcode(code)).toBeNull();
});

test.each(["W1A", "SW1A 1AA", "E1W", "N1C", "EC2M", "WC1E"])("%s is London's", (code) => {
  expect(readPostcode(code)?.town).toBe("London");
});

test.each([
  ["D02", "Dublin"],
  ["d04 v1w8", "Dublin"],
  ["D6W", "Dublin"],
  ["T12 XF62", "Cork"],
  ["2000", "Sydney"],
  ["NSW 2000", "Sydney"],
  ["Sydney NSW 2000", "Sydney"],
  ["3000", "Melbourne"],
  ["M5V", "Toronto"],
  ["m5v 3l9", "Toronto"],
  ["V6B", "Vancouver"],
  ["N2L 3G1", "Waterloo"],
  ["N2K", "Waterloo"],
  ["N2H", "Kitchener"],
  ["V5H", "Burnaby"],
  ["V5K", "Vancouver"],
  ["V6X", "Richmond"],
  ["B3H", "Halifax"],
  ["H3A", "Montreal"],
])("%s is in %s", (code, city) => {
  expect(townOfCode(code)?.town).toBe(city);
});

test.each(["1999", "30k", "Q12", "B2", "Leeds", "W12", "Leeds 2000", "4207"])(
  "%s is no place abroad",
  (text) => {
    expect(townOfCode(text)).toBeNull();
  },
);

test.each("V8J V8E V8A V3L V3B V3A L4M L4C L4K A1V E3V S4A J8E M7R".split(" "))(
  "%s is in no town of ours",
  (code) => {
    expect(townOfCode(code)).toBeNull();
  },
);

test.each(["AB10", "AB22", "AB25", "KW15", "HS1", "ZE1"])("%s is its town's own", (code) => {
  expect(readPostcode(code)).toMatchObject({ isOfTown: true });
});

test("every town lies in an area that ends in its country's largest", () => {
  expect(areasAround("west-yorkshire").at(-1)).toBe("england");
});

test.each([
  ["Leeds", "england"],
  ["Edinburgh", "scotland"],
  ["Cardiff", "wales"],
  ["Belfast", "northern-ireland"],
  ["Newcastle upon Tyne", "england"],
  ["Newcastle, County Down", "northern-ireland"],
  ["Newcastle, Tyne and Wear", "england"],
  ["Newcastle", null],
  ["Thornton", null],
  ["Queensferry", null],
  ["Queensferry, Flintshire", "wales"],
  ["Whitchurch, Cardiff", "wales"],
  ["Newport, Isle of Wight", "england"],
  ["Newport", null],
  ["London, Edinburgh", null],
  ["London, Ontario", null],
  ["Perth, Australia", null],
  ["Guildford, Surrey", "england"],
  ["Leeds, UK", "england"],
  ["Leeds, hybrid", "england"],
  ["Atlantis", null],
])("%s is in the nation %s, of a job too", (typed, nation) => {
  expect(nationOfTown(typed)).toBe(nation);
  expect(nationOfJob(typed.split(",")[0]!, typed)).toBe(nation);
});

test("a job's own words name the nation", () => {
  expect(nationOfJob(null, "Remote, Scotland")).toBe("scotland");
  expect(nationOfJob(null, "Remote")).toBeNull();
});

test.each([
  ["Dublin", "ie"],
  ["Ireland", "ie"],
  ["Toronto", "ca"],
  ["London, Ontario", "ca"],
  ["Perth, Australia", "au"],
  ["Enfield, Ireland", "ie"],
] as const)("%s is in %s", (typed, country) => {
  expect(countryAbroad(typed)).toBe(country);
});

test.each([
  ...["Leeds", "Perth", "Newcastle", "Bangor", "London, UK", "Newport, Wales", "Richmond", ""],
  ...["Enfield", "Enfield, Middlesex", "Cornwall", "Surrey", "Kingston", "Waterloo", "Victoria"],
  ...["Langley", "Milton", "Kensington", "Kew", "Camberwell", "Carlton", "Little Wittering"],
  ...["Belfast, Northern Ireland", "Belfast, Ireland", "London, UK or Dublin, Ireland"],
])("%s may be in the UK", (typed) => {
  expect(countryAbroad(typed)).toBeNull();
});
