import { expect } from "vitest";
import { countFailures } from "#platform/limits.server.ts";
import { test } from "#test/database.ts";
import { aStudent, facts, lastMailTo, PASSWORD, signedIn, tokenFrom } from "#test/factories.ts";
import { statementsOf } from "#test/statements.ts";
import { performOnly, performTasks } from "#test/tasks.ts";
import { countersFor } from "../auth/sign-in-limits.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signInWithLink } from "./sign-in-with-link.server.ts";

const now = new Date();
const byMail = { ok: false, error: "by-mail" };
const wrong = { ok: false, error: "wrong-credentials" };

function typed(email: string, password = "not the password") {
  return { email, password, remember: true };
}

/** A browser nobody has signed in on, somewhere on the network. */
function browserAt(number: number) {
  return facts({ clientAddress: `198.51.100.${number}` });
}

/** As after so many wrong passwords, from here or elsewhere, without the time they take. */
async function wrongTries(times: number, email: string, from = facts()) {
  const counters = countersFor(email, from, now);
  const counted = counters.map((one) => ({ ...one, by: times, windowSeconds: 3600 }));
  await countFailures(counted, now);
}

test.for([
  ["from one network", () => 1],
  ["from many networks", (guess: number) => guess],
] as const)(
  "36 wrong passwords at once, %s, do not keep the owner out on a new browser",
  async ([, networkOf]) => {
    const student = await aStudent();
    const guesses = Array.from({ length: 36 }, (_, guess) =>
      signIn(typed(student.email), browserAt(networkOf(guess)), now),
    );

    const owner = await signIn(typed(student.email, PASSWORD), browserAt(1), now);

    expect(owner).toMatchObject({ ok: true, value: { kind: "signed-in" } });
    await Promise.all(guesses);
  },
);

test("of many wrong passwords sent at once no more are answered than the limit allows", async () => {
  const { email } = await aStudent();
  await wrongTries(35, email);

  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () => signIn(typed(email), facts(), now)),
  );

  const errors = outcomes.map((outcome) => !outcome.ok && outcome.error);
  expect(errors.filter((error) => error === "wrong-credentials")).toHaveLength(5);
  expect(errors.filter((error) => error === "by-mail")).toHaveLength(7);
});

test("past the limit a right password reads like a wrong one, and brings its owner a link", async () => {
  const student = await aStudent();
  await wrongTries(40, student.email);

  expect(await signIn(typed(student.email), facts(), now)).toEqual(byMail);
  await performTasks();
  expect(await lastMailTo(student.email)).toBeUndefined();

  expect(await signIn(typed(student.email, PASSWORD), facts(), now)).toEqual(byMail);
  await performOnly("sign-in-link-requested");
  const token = tokenFrom((await lastMailTo(student.email))?.props.link);
  expect(await signInWithLink(token, facts(), now)).toMatchObject({
    ok: true,
    value: { kind: "signed-in", member: { id: student.id } },
  });
});

test("one network's wrong passwords do not count against another network", async () => {
  const student = await aStudent();
  await wrongTries(40, student.email, browserAt(1));

  expect(await signIn(typed(student.email), browserAt(1), now)).toEqual(byMail);
  expect(await signIn(typed(student.email, PASSWORD), browserAt(2), now)).toMatchObject({
    ok: true,
  });
});

test("no more than a hundred an hour are answered on one account, from wherever they come", async () => {
  const student = await aStudent();
  for (const network of [1, 2, 3]) await wrongTries(33, student.email, browserAt(network));

  expect(await signIn(typed(student.email), browserAt(4), now)).toEqual(wrong);
  expect(await signIn(typed(student.email), browserAt(5), now)).toEqual(byMail);
  const nextHour = new Date(now.getTime() + 3600_000);
  expect(await signIn(typed(student.email), browserAt(5), nextHour)).toEqual(wrong);
});

test("a browser the person has used before has an allowance that strangers cannot use up", async () => {
  const student = await aStudent();
  const known = await signedIn(student);
  for (const network of [1, 2, 3]) await wrongTries(40, student.email, browserAt(network));

  expect(await signIn(typed(student.email), known, now)).toEqual(wrong);
  expect(await signIn(typed(student.email, PASSWORD), known, now)).toMatchObject({ ok: true });
});

test("a browser that another account is known on is unknown for this one", async () => {
  const student = await aStudent();
  const strangers = await signedIn(await aStudent());
  await wrongTries(40, student.email);

  expect(await signIn(typed(student.email), strangers, now)).toEqual(byMail);
});

test("a known browser's own wrong passwords end in a link too", async () => {
  const student = await aStudent();
  const known = await signedIn(student);
  await wrongTries(20, student.email, known);

  expect(await signIn(typed(student.email, PASSWORD), known, now)).toEqual(byMail);
});

test("one network that tries a password on many accounts is stopped; others sign in", async () => {
  const student = await aStudent();
  for (let account = 0; account < 20; account += 1)
    await wrongTries(25, `somebody-${account}@mail.example`, browserAt(1));

  expect(await signIn(typed(student.email), browserAt(1), now)).toEqual(byMail);
  expect(await signIn(typed(student.email, PASSWORD), browserAt(2), now)).toMatchObject({
    ok: true,
  });
});

test("a right password forgets the wrong ones before it on its own network, and no others", async () => {
  const student = await aStudent();
  await wrongTries(39, student.email, browserAt(1));
  await wrongTries(39, student.email, browserAt(2));

  expect(await signIn(typed(student.email, PASSWORD), browserAt(1), now)).toMatchObject({
    ok: true,
  });

  expect(await signIn(typed(student.email), browserAt(1), now)).toEqual(wrong);
  expect(await signIn(typed(student.email), browserAt(2), now)).toEqual(wrong);
  expect(await signIn(typed(student.email), browserAt(2), now)).toEqual(byMail);
});

test("neighbouring IPv6 addresses of one network are counted together", async () => {
  const pairOf = (clientAddress: string) =>
    countersFor("ada@mail.example", facts({ clientAddress }), now)[0].key;

  expect(pairOf("2001:db8:1:2::1")).toBe(pairOf("2001:db8:1:2:aaaa::9"));
  expect(pairOf("2001:db8:1:2::1")).not.toBe(pairOf("2001:db8:1:3::1"));
});

test("a wrong password asks the same of the database whether or not there is an account", async () => {
  const { email } = await aStudent();

  const known = await statementsOf(() => signIn(typed(email), facts(), now));
  const unknown = await statementsOf(() => signIn(typed("nobody@mail.example"), facts(), now));

  expect(known).not.toEqual([]);
  expect(unknown).toEqual(known);
});

test("past the limit right, wrong and unknown ask the same of the database, at once and later", async () => {
  const { email } = await aStudent();
  const nobody = "nobody@mail.example";
  for (const one of [email, nobody]) await wrongTries(40, one);
  const asked = [typed(email, PASSWORD), typed(email), typed(nobody)];

  const atOnce = [];
  const later = [];
  for (const input of asked) {
    atOnce.push(await statementsOf(() => signIn(input, facts(), now)));
    later.push(await statementsOf(performTasks));
  }

  expect(atOnce[0]).not.toEqual([]);
  expect(later[0]).not.toEqual([]);
  for (const statements of atOnce) expect(statements).toEqual(atOnce[0]);
  for (const statements of later) expect(statements).toEqual(later[0]);
});
