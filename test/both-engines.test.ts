import { expect, test } from "vitest";
import {
  isForBothEngines,
  testsForBothEngines,
  testsForEveryEngine,
  testsThatMeet,
} from "./both-engines.ts";

test.for([
  ["db/backup.server.test.ts", "", true],
  ["platform/files/files.server.test.ts", "", true],
  ["domain/cvs/review-cv.server.test.ts", "await review(cv);", false],
  ["domain/cvs/save-cv.server.test.ts", "await Promise.all([save(one), save(other)]);", true],
  ["domain/cvs/bin-cv.server.test.ts", "// @both-engines: the process is killed", true],
  ["domain/cvs/name-cv.server.test.ts", "  // @meets: two transactions do.", true],
  ["app/db/page.server.test.ts", "", false],
  ["app/routes/a/page.server.test.ts", "await Promise.all([read(one), read(other)]);", false],
] as const)("%s with %j runs on both engines: %s", ([path, text, isForBoth]) => {
  expect(isForBothEngines(path, text)).toBe(isForBoth);
});

test("the tests of locks, races, the queue and the outbox are among them, and not every test", () => {
  const chosen = testsForBothEngines("{db,domain,platform}/**/*.server.test.ts");
  expect(chosen).toContain("db/migrate.server.test.ts");
  expect(chosen).toContain("platform/queue.server.test.ts");
  expect(chosen).toContain("platform/search-outbox.server.test.ts");
  expect(chosen).toContain("domain/accounts/registration/kill-during-registrations.server.test.ts");
  expect(chosen).not.toContain("domain/sponsors/imports/published-register.server.test.ts");
});

const ALONE = `test("alone", async () => {
  await save(one);
});
`;
const MEETS = `test("meets", async () => {
  await Promise.all([save(one), save(other)]);
});
`;
const BY_A_HELPER = `test("meets by a helper of a helper", async () => {
  await again();
});
`;
const HELPERS = `const twice = () => Promise.all([save(one), save(other)]);

async function again() {
  await twice();
}
`;

test("of a file PGlite runs the tests that meet, by themselves or by a helper, on their own lines", () => {
  const text = [ALONE, MEETS, HELPERS, BY_A_HELPER, ALONE].join("\n");
  const left = [ALONE.replaceAll(/./g, ""), MEETS, HELPERS, BY_A_HELPER, "\n\n\n"].join("\n");
  expect(testsThatMeet(text)).toBe(left);
});

test("of a file about the engine it runs all but those that say they are not", () => {
  const one = ALONE.replace("  await", "  // @one-engine: it reads a file.\n  await");
  const text = [ALONE, one, MEETS].join("\n");
  const left = [ALONE, one.replaceAll(/[^\n]/g, ""), MEETS].join("\n");
  expect(testsForEveryEngine(text)).toBe(left);
});

test("a test within a describe cannot say so: the whole block would be left out", () => {
  const one = ALONE.replace("  await", "  // @one-engine: it reads a file.\n  await");
  const block = `describe("a block", () => {\n${one.replaceAll(/^(?=.)/gm, "  ")}});\n`;
  expect(() => testsForEveryEngine(block)).toThrow('describe("a block"');
});

test.for([
  ["a hook does something at once", `beforeEach(() => Promise.all([one, other]));\n${ALONE}`],
  ["nobody seems to meet", `${HELPERS}${ALONE}`],
] as const)("where %s every test stays", ([, text]) => {
  expect(testsThatMeet(text)).toBe(text);
});
