import { expect, test } from "vitest";
import { identityKey } from "#rules/sponsor-register/name-keys.ts";
import { identityOf, identityText } from "#rules/sponsor-register/organisation.ts";
import { townKey } from "#rules/sponsor-register/town-key.ts";
import { noRealRegister, realRegisterText } from "#test/real-register.ts";
import { rowsIn } from "#test/register-file.ts";
import { aliasKey } from "./known-names.server.ts";
import { reviewedNames } from "./reviewed-names.server.ts";

test("at least 600 names are reviewed, each tied to an entry once", () => {
  const rows = reviewedNames();
  expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThanOrEqual(600);
  const ties = rows.map((row) =>
    [aliasKey(row.name), identityKey(row.entry), townKey(row.town)].join("|"),
  );
  expect(ties.filter((tie, at) => ties.indexOf(tie) !== at)).toEqual([]);
});

test.skipIf(noRealRegister)(
  `every entry is in the register of July 2026, name and town${noRealRegister ? `: skipped, ${noRealRegister}` : ""}`,
  () => {
    const listed = new Set(
      rowsIn(realRegisterText("2026-07-10")).map((row) => identityText(identityOf(row))),
    );
    const missing = reviewedNames().filter(
      ({ entry, town }) =>
        !listed.has(identityText({ nameKey: identityKey(entry), townKey: townKey(town) })),
    );
    expect(missing).toEqual([]);
  },
);
