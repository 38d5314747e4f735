import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Imports that break the house's law, and the name of the rule that catches each. */
const planted = [
  ["rules/a.ts", "#domain/jobs/job.ts", "not-in-allowed"],
  ["rules/b.ts", "zod", "not-in-allowed"],
  ["rules/c.ts", "node:fs", "not-in-allowed"],
  ["ui/a.tsx", "#rules/law.ts", "not-in-allowed"],
  ["ui/b.tsx", "#domain/jobs/job.ts", "not-in-allowed"],
  ["search/a.ts", "#db/schema/jobs.ts", "not-in-allowed"],
  ["db/schema/a.ts", "#rules/law.ts", "not-in-allowed"],
  ["db/a.server.ts", "#domain/jobs/job.ts", "not-in-allowed"],
  ["platform/a.server.ts", "#domain/jobs/job.ts", "not-in-allowed"],
  ["domain/cvs/a.ts", "#domain/jobs/job.ts", "capabilities-never-import-each-other"],
  ["domain/cvs/document/a.ts", "#domain/cvs/print/page.ts", "rooms-of-cvs-have-an-order"],
  [
    "domain/learning/catalogue/a.ts",
    "#domain/learning/progress/progress.ts",
    "rooms-of-learning-have-an-order",
  ],
  [
    "domain/accounts/single-sign-on/provider/a.ts",
    "#domain/accounts/single-sign-on/entry/door.ts",
    "rooms-of-accounts/single-sign-on-have-an-order",
  ],
  ["domain/cvs/versions/a.ts", "#domain/cvs/letters/letter.ts", "rooms-of-cvs-have-an-order"],
  ["domain/accounts/a.ts", "#domain/jobs/job.ts", "foundations-never-import-capabilities"],
  ["domain/jobs/a.ts", "#ui/button.tsx", "domain-shows-itself-only-in-components"],
  ["domain/jobs/b.ts", "#db/schema/jobs.ts", "the-database-stays-on-the-server"],
  ["domain/jobs/c.ts", "./save-job.server.ts", "server-files-stay-on-the-server"],
  ["domain/jobs/d.server.ts", "#app/shell.tsx", "not-in-allowed"],
  ["app/routes/public/a/route.tsx", "#db/schema/jobs.ts", "not-in-allowed"],
  ["app/routes/public/b/route.tsx", "drizzle-orm", "not-in-allowed"],
  ["app/routes/public/c/route.tsx", "../home/part.ts", "a-route-never-imports-a-route"],
  ["app/a.tsx", "./routes/public/home/route.tsx", "the-shell-never-imports-a-route"],
  [
    "app/routes/public/home/part.tsx",
    "#domain/jobs/save-job.server.ts",
    "server-files-stay-on-the-server",
  ],
  ["app/b.tsx", "#domain/jobs/save-job.server.ts", "server-files-stay-on-the-server"],
  ["workers/a.ts", "#app/shell.tsx", "not-in-allowed"],
  ["server/a.ts", "#app/shell.tsx", "not-in-allowed"],
  ["server/b.ts", "#test/factories.ts", "production-never-imports-test-code"],
  ["server/c.ts", "vitest", "production-never-imports-dev-dependencies"],
  ["scripts/bundle/a.ts", "vitest", "production-never-imports-dev-dependencies"],
  ["scripts/bundle/b.ts", "#test/factories.ts", "production-never-imports-test-code"],
  ["server/d.ts", "./nowhere.ts", "every-import-leads-somewhere"],
] as const;

/** Imports the law allows: none of these may be reported. */
const lawful = [
  ["rules/fine.ts", "./law.ts"],
  ["domain/jobs/fine.server.ts", "#db/schema/jobs.ts"],
  ["domain/jobs/components/fine.tsx", "#ui/button.tsx"],
  ["domain/jobs/fine.ts", "#domain/accounts/account.ts"],
  ["domain/cvs/letters/fine.ts", "#domain/cvs/print/page.ts"],
  ["app/routes/public/fine/route.tsx", "#domain/jobs/save-job.server.ts"],
  ["app/routes/public/home/route.tsx", "./part.ts"],
  ["workers/fine.ts", "#domain/jobs/save-job.server.ts"],
  ["domain/jobs/fine.test.ts", "#test/factories.ts"],
  ["scripts/bundle/fine.ts", "vite"],
] as const;

const allowed = [
  "rules/law.ts",
  "ui/button.tsx",
  "db/schema/jobs.ts",
  "domain/jobs/job.ts",
  "domain/jobs/save-job.server.ts",
  "domain/accounts/account.ts",
  "domain/accounts/single-sign-on/entry/door.ts",
  "domain/cvs/print/page.ts",
  "domain/cvs/letters/letter.ts",
  "domain/learning/progress/progress.ts",
  "app/shell.tsx",
  "app/routes/public/home/part.ts",
  "test/factories.ts",
];

const root = dirname(import.meta.dirname);
let house = "";
let reported: string[] = [];

function plant(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "waymark-boundaries-"));
  for (const file of [".dependency-cruiser.mjs", "scripts/boundaries", "package.json"]) {
    cpSync(join(root, file), join(house, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
  for (const file of allowed) plant(file, "export const x = 1;\n");
  for (const [file, target] of [...planted, ...lawful]) plant(file, `import "${target}";\n`);
  // Of types alone, which are gone when the code runs.
  plant("rules/one.ts", 'import type { Two } from "./two.ts";\nexport type One = Two[];\n');
  plant("rules/two.ts", 'import type { One } from "./one.ts";\nexport type Two = One[];\n');

  const cruiser = join(root, "node_modules/.bin/depcruise");
  const { stdout } = spawnSync(cruiser, ["--output-type", "json", "."], {
    cwd: house,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { summary } = JSON.parse(stdout) as Cruise;
  reported = summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}, 60_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

type Cruise = { summary: { violations: { from: string; rule: { name: string } }[] } };

test.each(planted)("%s may not import %s", (file, _target, rule) => {
  expect(reported).toContain(`${file}: ${rule}`);
});

test("two files may not need each other, not even for a type", () => {
  expect(reported.filter((line) => line.endsWith(": no-circles"))).toEqual([
    "rules/one.ts: no-circles",
  ]);
});

test.each(lawful)("%s may import %s", (file) => {
  expect(reported.filter((line) => line.startsWith(file))).toEqual([]);
});
