import { globSync, readFileSync } from "node:fs";

/** Rooms that are about the engine itself, or hold what differs: connections, locks, LISTEN, files, the queue. */
const ENGINE_ROOMS = ["db", "platform", "search", "server", "workers"];

/**
 * Use cases that meet: PGlite has one connection and serves its clients in turn, a server serves
 * them side by side. Where they do and nothing shows it, the test says so in itself: `// @meets: who`.
 */
const AT_ONCE = /\bPromise\.(all|allSettled|race)\(|\/\/ @meets\b/;

/** Where all tests of a file are about the engine in another way, a comment says so: `// @both-engines: why`. */
const MARKED = /@both-engines\b/;

/** A test of such a room or file that is not says so in itself: `// @one-engine: why`. */
const NOT_MEANT = /\/\/ @one-engine\b/;

/** Is something of this file for PGlite too? Everything runs on PostgreSQL; docs/decisions/0056 says why. */
export function isForBothEngines(path: string, text: string): boolean {
  const meets = path.startsWith("domain/") && AT_ONCE.test(text);
  return isAboutTheEngine(path, text) || meets;
}

/** Then all of it is for both, and not only the tests where use cases meet. */
function isAboutTheEngine(path: string, text: string): boolean {
  const [room = ""] = path.split("/");
  return ENGINE_ROOMS.includes(room) || MARKED.test(text);
}

export function testsForBothEngines(pattern: string): string[] {
  return globSync(pattern)
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => isForBothEngines(path, readFileSync(path, "utf8")));
}

/** The text of a file of tests on a database, with what PGlite need not run left out. */
export function whatPGliteRuns(path: string, text: string): string {
  return isAboutTheEngine(path, text) ? testsForEveryEngine(text) : testsThatMeet(text);
}

/** `testOn` makes others of its kind, called testSomething. */
const TEST = /^(?:test\w*|describe)\b/;
const HELPER = /^(?:export )?(?:async )?(?:function\*?|const) (\w+)/;
const IMPORT_OR_TYPE = /^(?:import|type|export type)\b/;

/**
 * The same lines, with those empty that belong to a test in which nothing is done at once, neither by itself nor
 * by a helper of its file. Where something else does, a hook for instance, every test stays.
 */
export function testsThatMeet(text: string): string {
  const statements = statementsIn(text);
  const others = statements.filter((one) => !TEST.test(one));
  const meeting = helpersThatMeet(others);
  const isAmbient = others.some(
    (one) => AT_ONCE.test(one) && !HELPER.test(one) && !IMPORT_OR_TYPE.test(one),
  );
  const meets = (one: string) => isAmbient || AT_ONCE.test(one) || names(one, meeting);
  if (!statements.some((one) => TEST.test(one) && meets(one))) return text;
  return without(statements, (one) => !meets(one));
}

/** The same lines, with those empty of tests that say they are not about the engine. */
export function testsForEveryEngine(text: string): string {
  return without(statementsIn(text), isNotMeant);
}

function isNotMeant(one: string): boolean {
  if (!NOT_MEANT.test(one)) return false;
  if (!one.startsWith("describe")) return true;
  const [head] = one.split("\n");
  throw new Error(`@one-engine would leave out all of ${head} Move the test out of it.`);
}

function without(statements: readonly string[], isLeftOut: (test: string) => boolean): string {
  return statements
    .map((one) => (TEST.test(one) && isLeftOut(one) ? one.replaceAll(/[^\n]/g, "") : one))
    .join("");
}

/** Each begins with a line that is not indented and ends before the next that begins one: Biome writes them so. */
function statementsIn(text: string): string[] {
  return text.split(/^(?=[a-z@])/m);
}

/** Names of the helpers that do something at once, or call one that does. */
function helpersThatMeet(helpers: readonly string[], known: readonly string[] = []): string[] {
  const found = helpers.flatMap((one) => {
    const name = HELPER.exec(one)?.[1];
    return name && (AT_ONCE.test(one) || names(one, known)) ? [name] : [];
  });
  return found.length > known.length ? helpersThatMeet(helpers, found) : found;
}

function names(text: string, helpers: readonly string[]): boolean {
  return helpers.some((helper) => new RegExp(`\\b${helper}\\b`).test(text));
}
