import { expect, test } from "vitest";
import { criteriaOf, readBoardSearch, writeBoardSearch } from "./board.ts";

const read = (address: string) => readBoardSearch("jobs", new URLSearchParams(address));

test("a search survives its own address", () => {
  const address =
    "q=data+analyst&country=gb&city=Leeds&city=York&pay=30000&sort=closing&page=3&upto=29700000";
  expect(writeBoardSearch(read(address))).toBe(address);
});

test("either a town or an area survives it too, and is not written of one of them alone", () => {
  const address = "city=Leeds&area=Kent&either=1";
  expect(writeBoardSearch(read(address))).toBe(address);
  expect(writeBoardSearch({ ...read(address), area: [] })).toBe("city=Leeds");
});

test("equal searches are written alike, whatever their order", () => {
  expect(criteriaOf(read("city=York&city=Leeds&q=data&page=4"))).toBe(
    criteriaOf(read("q=data&city=Leeds&city=York&city=York")),
  );
});

test.each([
  ["page=0", { page: 1 }],
  ["page=999999999999", { page: 1 }],
  ["page=1e3", { page: 1 }],
  ["page=501", { page: 500 }],
  ["q=%00data%00%1Fanalyst%7F", { q: "data analyst" }],
  ["q=%00", { q: "" }],
  ["city=Le%00eds", { city: ["Le eds"] }],
  ["country=zz&country=gb", { country: ["gb"] }],
  ["type=__proto__&type=constructor", { type: [] }],
  ["pay=-5", { pay: null }],
  ["sort=drop table", { sort: "newest" }],
  ["sort=relevance", { sort: "newest" }],
  ["safe=1", { safe: false }],
  ["either=1&city=Leeds", { either: false }],
  ["either=1&city=Leeds&area=Kent", { either: true }],
  [`q=${"x".repeat(5000)}`, { q: "x".repeat(120) }],
])("an absurd address %# is read as far as it makes sense", (address, expected) => {
  expect(read(address)).toMatchObject(expected);
});

test.each([
  ["city=Bangalore", ["Bengaluru"]],
  ["city=New+York+City", ["New York"]],
  ["city=bangalore&city=Bengaluru", ["Bengaluru"]],
  ["city=Newcastle&city=constructor", ["Newcastle", "constructor"]],
])("a town is asked for by the name that is shown: %s", (address, city) => {
  expect(read(address).city).toEqual(city);
});

test("no more than twenty choices of one kind are kept", () => {
  const cities = Array.from({ length: 500 }, (_, n) => `city=Town${n}`).join("&");
  expect(read(cities).city).toHaveLength(20);
});
