import type { SeededRandom } from "#test/seeded-random.ts";
import { explore, type Found } from "./explore.ts";
import type { FuzzedApp } from "./fuzzed-app.ts";
import { renewSessions, signInAll } from "./people.ts";
import type { Person } from "./person.ts";
import type { Extent, Plan, World } from "./plan.ts";
import { planAll } from "./plan-all.ts";
import { type Answer, type Shot, send } from "./send.ts";

export type Failure = { what: string; shot: Shot; why: string; words: string; where: string };
export type Report = {
  planned: number;
  sent: number;
  seconds: number;
  /** How often each status was answered. */
  statuses: Record<string, number>;
  pages: number;
  forms: number;
  failures: Failure[];
};

export type Limits = Partial<Extent> & {
  /** At most so many shots. */
  shots: number;
  /** How long pages are looked at before, and how long shots are fired. */
  exploreSeconds: number;
  seconds: number;
  /** Of the plans, those whose name matches. */
  only?: RegExp;
};

const AT_ONCE = 6;
/** Shots change what there is: now and then sessions are renewed, and forms looked for again. */
const RENEW_EVERY = 500;
const EXPLORE_EVERY = 25_000;
/** Told to slow down, a shot has shown nothing: it comes again at the end. */
const MAX_TURNS = 3;
const TOO_OFTEN = 429;

type Running = {
  app: FuzzedApp;
  random: SeededRandom;
  limits: Limits;
  say: (line: string) => void;
};

/** Fires what was planned, until a limit is reached, and tells what was answered with a fault. */
export async function fuzz({ app, random, limits, say }: Running): Promise<Report> {
  const people = await signInAll(app);
  const look = () => explore({ app, people, random, seconds: limits.exploreSeconds });
  const extent = { isWhole: limits.isWhole ?? false };
  const world = { found: await look(), people, random, ...extent };
  const plans = mixed(planAll(world.found, extent), random).filter(({ what }) =>
    isAsked(limits, what),
  );
  const report = emptyReport(plans.length, world.found);
  say(`${report.pages} addresses and ${report.forms} forms found, ${plans.length} shots planned.`);
  const began = Date.now();
  const until = began + limits.seconds * 1000;
  const waiting = plans.slice(0, limits.shots);
  let exploredAt = 0;

  while (waiting.length > 0 && Date.now() < until && app.isAlive()) {
    const batch = waiting.splice(0, RENEW_EVERY);
    const again = await fireAll(app, { batch, until, world, report, say });
    waiting.push(...again);
    if (!app.isAlive()) break;
    const { renewed, lost } = await renewSessions(app, people);
    if (renewed.length > 0) say(`Signed in again: ${renewed.join(", ")}.`);
    if (lost.length > 0) say(`Can no longer sign in: ${lost.join(", ")}.`);
    say(`${report.sent} sent, ${report.failures.length} failed.`);
    if (report.sent - exploredAt >= EXPLORE_EVERY) {
      exploredAt = report.sent;
      world.found = merged(world.found, await look());
    }
  }
  report.seconds = Math.round((Date.now() - began) / 1000);
  report.failures.push(...unasked(app, report));
  return report;
}

function isAsked({ only }: Limits, what: string): boolean {
  return only === undefined || only.test(what);
}

/** In an order of chance, but each kind from the beginning: the first thousand show some of all. */
function mixed(kinds: Plan[][], random: SeededRandom): Plan[] {
  return kinds
    .flatMap((plans) => {
      const shuffled = random.shuffled(plans);
      return shuffled.map((plan, at) => ({ plan, at: (at + random.next()) / shuffled.length }));
    })
    .sort((one, other) => one.at - other.at)
    .map(({ plan }) => plan);
}

function emptyReport(planned: number, { examples, forms }: Found): Report {
  const found = { pages: examples.size, forms: forms.size };
  return { planned, sent: 0, seconds: 0, statuses: {}, ...found, failures: [] };
}

/** What is gone from the pages stays worth a try. */
function merged(before: Found, now: Found): Found {
  return {
    examples: new Map([...before.examples, ...now.examples]),
    forms: new Map([...before.forms, ...now.forms]),
  };
}

type Firing = {
  batch: Plan[];
  until: number;
  world: World;
  report: Report;
  say: (line: string) => void;
};

/** Returns what has to be tried again. */
async function fireAll(app: FuzzedApp, firing: Firing): Promise<Plan[]> {
  const { batch, until, world, report, say } = firing;
  const again: Plan[] = [];
  const fire = async () => {
    for (let plan = batch.pop(); plan && Date.now() < until; plan = batch.pop()) {
      const shot = plan.aim(world);
      const person = shot && world.people.get(shot.who);
      if (!person) continue;
      const answer = await fireOne(app, shot, person);
      report.sent += 1;
      const status = answer instanceof Error ? "none" : String(answer.status);
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      const { turns = 1 } = plan;
      if (status === String(TOO_OFTEN) && turns < MAX_TURNS)
        again.push({ ...plan, turns: turns + 1 });
      const failure = judge(app, { what: plan.what, shot, answer });
      if (!failure) continue;
      report.failures.push(failure);
      // At once, too: a run that is stopped by hand never comes to its report.
      say(replayable(failure));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fire));
  return again;
}

const MAX_TRIES = 4;

/** A server that is busy may say so and ask to be asked again: that is no fault. */
export async function fireOne(app: FuzzedApp, shot: Shot, person: Person): Promise<Answer | Error> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await send(app.port, shot, person);
      const wait = Number(answer.headers["retry-after"]);
      if (answer.status !== 503 || !(wait > 0) || tries === MAX_TRIES) return answer;
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, 5) * 1000));
    } catch (error) {
      return error as Error;
    }
  }
}

type Fired = { what: string; shot: Shot; answer: Answer | Error };

/** Why this answer is a fault of ours; null where it is none. */
export function judge(app: FuzzedApp, { what, shot, answer }: Fired): Failure | null {
  if (answer instanceof Error)
    return { what, shot, why: "no answer", words: answer.message, where: "" };
  const logged = app.errors.find(({ requestId }) => requestId && requestId === answer.requestId);
  if (answer.status < 500 && !logged) return null;
  const { words = answer.body.slice(0, 200), where = "" } = logged ?? {};
  return { what, shot, why: String(answer.status), words, where };
}

/** What was logged as an error without a request, as tasks do, or after its answer had gone. */
function unasked(app: FuzzedApp, { failures }: Report): Failure[] {
  const known = new Set(failures.map(({ words }) => words));
  const shot = { who: "nobody", method: "", target: "" };
  const dead = app.isAlive()
    ? []
    : [{ what: "the process", shot, why: "ended", words: "The process has ended.", where: "" }];
  return [
    ...app.errors
      .filter(({ words }) => !known.has(words))
      .map(({ words, where }) => ({ what: "logged", shot, why: "logged", words, where })),
    ...dead,
  ];
}

/** What failed, and how to send it again where it was sent. */
export function replayable({ what, why, shot, words, where }: Failure): string {
  const said = [`${why} ${what}`, words, where].filter(Boolean);
  if (shot.method) {
    const json = JSON.stringify(shot).replaceAll("'", "\\u0027");
    said.push(`npm run fuzz -- --replay='${json}'`);
  }
  return said.join("\n    ");
}
