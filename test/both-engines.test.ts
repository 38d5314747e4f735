import { expect, test } from "vitest";
import { isForBothEngines, testsForBothEngines } from "./both-engines.ts";

test.for([
  ["db/backup.server.test.ts", "", true],
  ["platform/files/files.server.test.ts", "", true],
  ["domain/cvs/review-cv.server.test.ts", "await review(cv);", false],
  ["domain/cvs/save-cv.server.test.ts", "await Promise.all([save(one), save(other)]);", true],
  ["domain/cvs/bin-cv.server.test.ts", "// @both-engines: the process is killed", true],
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
  expect(chosen).not.toContain("domain/sponsors/published-register.server.test.ts");
});
