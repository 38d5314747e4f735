import { describe, expect, test } from "vitest";
import { noRealRegister, quirksText } from "#test/real-register.ts";
import { readFile, registerFile, row, rowsIn } from "#test/register-file.ts";
import { identityOf, organisationFrom } from "./organisation.ts";

const odd = [
  row(" Harrow Logistics\tLtd ", { town: "London, " }),
  row('"K" Barge Shipping (UK) Limited', { county: "N/A" }),
  row("Larkmoor, Rivers & Trust", { route: "Charity Worker " }),
  row("@@@ FILER LIMITED"),
  row("@@@ FILER LIMITED"),
];

test("every row comes back exactly as it was published", () => {
  expect(rowsIn(registerFile(odd))).toEqual(odd);
});

test.each([
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["bare line feeds", (text: string) => text.replaceAll("\r\n", "\n")],
])("%s changes nothing", (_what, alter) => {
  expect(rowsIn(alter(registerFile(odd)))).toEqual(odd);
});

test("a line break inside quotes belongs to its field", () => {
  const rows = [row("Two\nLines Ltd"), row("Next Ltd")];
  expect(rowsIn(registerFile(rows))).toEqual(rows);
});

test.each([
  ["nothing", "", "empty-file"],
  ["a web page", "<!DOCTYPE html><html><body>Moved</body></html>", "web-page"],
  ["another CSV", "Name,Town\r\nA,B\r\n", "foreign-header"],
  [
    "columns in another order",
    registerFile(odd).replace("Organisation Name,Town/City", "Town/City,Organisation Name"),
    "foreign-header",
  ],
  ["a header alone", registerFile([]), "no-rows"],
  ["a file cut in the middle of a word", registerFile(odd).slice(0, -9), "truncated"],
  [
    "a file cut inside quotes",
    registerFile(odd.slice(0, 3)).replace(/ & Trust".*/s, ""),
    "truncated",
  ],
  ["a row with four columns", `${registerFile(odd)}A,B,C,D\r\n`, "broken-row"],
] as const)("%s is refused", (_what, text, error) => {
  expect(readFile(text)).toMatchObject({ ok: false, error });
});

test("a broken row is named by its line", () => {
  expect(readFile(`${registerFile(odd)}A,B,C,D\r\n`)).toMatchObject({ line: odd.length + 2 });
});

describe.skipIf(noRealRegister)(
  `published rows${noRealRegister ? `: skipped, ${noRealRegister}` : ""}`,
  () => {
    test("all 197 odd rows are read, and each makes an organisation with a name and a licence", () => {
      const rows = rowsIn(quirksText());
      expect(rows).toHaveLength(197);
      for (const published of rows) {
        const { name, county, licences } = organisationFrom([published]);
        expect(identityOf(published).nameKey).not.toBe("");
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/\s{2}|[\t\u00A0]|&amp;/);
        expect(county ?? "ok").not.toMatch(/^(n\/?a|none|-|\.)$/i);
        expect(licences.every(({ rating }) => rating !== "unknown")).toBe(true);
      }
    });
  },
);
