/** The short form of `npm run fuzz`: always the same sample, against an app and a demo of its own. */
import { expect, test } from "@playwright/test";
import { demoEnvironment } from "#e2e/kit/demo-data.ts";
import { startFuzzedApp } from "#scripts/fuzz/fuzzed-app.ts";
import { fuzz, replayable } from "#scripts/fuzz/run.ts";
import { SeededRandom } from "#test/seeded-random.ts";

test("nothing that can be sent is answered by a fault of ours", {
  tag: "@embedded",
}, async () => {
  test.setTimeout(180_000);
  const { DATA_DIR: dataDir } = await demoEnvironment("fuzzed");
  const app = await startFuzzedApp({ kind: "embedded", dataDir });
  try {
    const limits = { shots: 1_000, exploreSeconds: 6, seconds: 15 };
    const report = await fuzz({ app, random: new SeededRandom(1), limits, say: () => undefined });

    expect(report.failures.map(replayable)).toEqual([]);
    expect(report.sent).toBeGreaterThan(50);
  } finally {
    await app.stop();
  }
});
