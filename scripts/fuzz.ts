/**
 * `npm run fuzz`: every address and form of the product, with values no column, parser or page
 * expects, as everybody of the demo. Nothing may be answered by a fault (5xx) and the process
 * must live. `-- --help` lists the options.
 */
import { spawnSync } from "node:child_process";
import { SeededRandom } from "#test/seeded-random.ts";
import { startFuzzedApp } from "./fuzz/fuzzed-app.ts";
import { signInAll } from "./fuzz/people.ts";
import { fireOne, fuzz, judge, type Report, replayable } from "./fuzz/run.ts";
import type { Shot } from "./fuzz/send.ts";
import { readArguments } from "./read-arguments.ts";

const HELP = `npm run fuzz -- [options]
  --engine=embedded|postgres   what the app runs on; embedded unless said
  --database-url=URL           an empty PostgreSQL database of yours instead of one started for the run
  --seed=N                     another order and other choices; 1 unless said
  --shots=N                    at most so many requests
  --minutes=N                  at most so long; 45 unless said
  --whole                      also what repeats another case (scripts/fuzz/plan-all.ts): hours
  --only=PATTERN               only shots whose printed name matches, as "/contact-us|/search"
  --replay=JSON                sends one printed failure again, and shows the answer`;

/** Of failures that are alike. */
const MAX_SHOWN = 4;

const { values } = readArguments(HELP, {
  options: {
    engine: { type: "string", default: "embedded" },
    "database-url": { type: "string" },
    seed: { type: "string", default: "1" },
    shots: { type: "string", default: "1000000" },
    minutes: { type: "string", default: "45" },
    only: { type: "string", default: "" },
    whole: { type: "boolean", default: false },
    replay: { type: "string" },
  },
});

// The app is ended as this process exits, which a signal alone would not let it do.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const built = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
process.exitCode = built.status === 0 ? await run() : 1;

async function run(): Promise<number> {
  const databaseUrl = values["database-url"];
  const isPostgres = values.engine === "postgres" || databaseUrl !== undefined;
  const app = await startFuzzedApp(
    isPostgres ? { kind: "postgres", databaseUrl } : { kind: "embedded" },
  );
  try {
    if (values.replay !== undefined) return await replay(app, JSON.parse(values.replay));
    const limits = {
      shots: Number(values.shots),
      exploreSeconds: Math.min(420, Number(values.minutes) * 20),
      seconds: Number(values.minutes) * 60,
      only: new RegExp(values.only),
      isWhole: values.whole,
    };
    const random = new SeededRandom(Number(values.seed));
    const report = await fuzz({ app, random, limits, say: (line) => console.log(line) });
    print(report);
    return report.failures.length > 0 ? 1 : 0;
  } finally {
    await app.stop();
  }
}

async function replay(app: Awaited<ReturnType<typeof startFuzzedApp>>, shot: Shot) {
  const people = await signInAll(app);
  const answer = await fireOne(app, shot, people.get(shot.who)!);
  if (answer instanceof Error) console.log(answer.message);
  else console.log(answer.status, answer.headers, answer.body.slice(0, 2_000));
  const failure = judge(app, { what: "replayed", shot, answer });
  if (failure) console.log(failure.words, failure.where);
  return failure ? 1 : 0;
}

function print(report: Report): void {
  const groups = Map.groupBy(report.failures, ({ words, where }) => `${words}\n  ${where}`);
  for (const [words, failures] of groups) {
    console.log(`\n${failures.length} x ${words}`);
    for (const failure of failures.slice(0, MAX_SHOWN)) console.log(`  ${replayable(failure)}`);
  }
  const { planned, sent, seconds, statuses, failures } = report;
  console.log(`\n${sent} of ${planned} shots in ${seconds} s: ${JSON.stringify(statuses)}`);
  console.log(`${failures.length} failures of ${groups.size} kinds.`);
}
