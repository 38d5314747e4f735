import { expect, test } from "vitest";
import { bareName, identityKey, searchNames } from "./name-keys.ts";
import { splitTradingNames } from "./trading-names.ts";

test.each([
  ["Tarnside Water Ltd", "TARNSIDE WATER LIMITED"],
  [" Tarnside  Water\tLtd ", "Tarnside Water Ltd."],
  ["O'Ver St. James Ltd", "OVER ST JAMES LTD"],
  ["Halden & Rowe", "Halden and Rowe"],
  ["Halden &amp; Rowe", "HALDEN & ROWE"],
  ["K.L.M Stores", "KLM stores"],
  ["Café Ünal", "CAFE UNAL"],
  ["ANKâ??S Beauty Clinic", "ANK'S BEAUTY CLINIC"],
])("%j and %j are one name", (one, other) => {
  expect(identityKey(one)).toBe(identityKey(other));
});

test.each([
  ["Foo Ltd", "Foo LLP"],
  ["Foo Ltd T/A Bar", "Foo Ltd T/A Baz"],
  ["Foo (Leeds) Ltd", "Foo (Hull) Ltd"],
])("%j and %j are two names", (one, other) => {
  expect(identityKey(one)).not.toBe(identityKey(other));
});

test.each([
  ["Quillfern Bank PLC", "quillfern bank"],
  ["Quillfern LTD LTD", "quillfern"],
  ["Quillfern Real Estate UK Ltd 15362523", "quillfern real estate uk"],
  ["Quillfern Public Limited Company", "quillfern"],
  ["Limited", "limited"],
  ["???", "???"],
])("%j is looked up by %j", (name, bare) => {
  expect(bareName(name)).toBe(bare);
});

test.each([
  ["Harrow Ltd T/A Corner Shop", "Harrow Ltd", ["Corner Shop"]],
  ["Harrow Ltd t/as Corner Shop", "Harrow Ltd", ["Corner Shop"]],
  ["Harrow Ltd, T/A Corner Shop", "Harrow Ltd", ["Corner Shop"]],
  ["Harrow Ltd T / A Corner Shop", "Harrow Ltd", ["Corner Shop"]],
  ["Harrow Ltd (trading as Corner Shop)", "Harrow Ltd", ["Corner Shop"]],
  ["Harrow Ltd/TA Corner Shop", "Harrow Ltd", ["Corner Shop"]],
  ["Harrow Ltd (TA Corner Shop)", "Harrow Ltd", ["Corner Shop"]],
  ["Harrow Ltd TA Corner (Leeds)", "Harrow Ltd", ["Corner (Leeds)"]],
  ["Harrow T/A One T/A Two", "Harrow", ["One", "Two"]],
  ["Soho Live Venues Limited T/A", "Soho Live Venues Limited", []],
  ["TA Associates (UK) LLP", "TA Associates (UK) LLP", []],
  ["AK & TA Radcliffe Limited", "AK & TA Radcliffe Limited", []],
  ["HNP TA LIMITED", "HNP TA LIMITED", []],
  ["Delta Airports Ltd", "Delta Airports Ltd", []],
  ["Agincourt Trading Limited", "Agincourt Trading Limited", []],
])("%j is %j trading as %j", (raw, legal, trading) => {
  expect(splitTradingNames(raw)).toEqual({ legal, trading });
});

test("an organisation is found by its legal name, its trading name and the whole line", () => {
  expect(searchNames("Harrow Ltd T/A Corner Shop").map(({ kind, bare }) => [kind, bare])).toEqual([
    ["name", "harrow"],
    ["trading", "corner shop"],
    ["name", "harrow corner shop"],
  ]);
});
