import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountsToTry } from "./accounts.ts";

/** Of each line of README's table; those that share a line share what follows the @ of the last. */
function accountsOfReadme(): string[] {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  return [...readme.matchAll(/^\| (\S.*@\S+\.example) \|/gm)].flatMap(([, named]) => {
    const all = named!.split(", ");
    const host = all.at(-1)!.split("@")[1];
    return all.map((account) => `${account.split("@")[0]}@${host}`);
  });
}

test("the start names every account that README names", () => {
  expect(accountsToTry.map(({ email }) => email).sort()).toEqual(accountsOfReadme().sort());
});
