import { DEMO_PASSWORD, demoAccounts } from "#demo/accounts.ts";
import type { FuzzedApp } from "./fuzzed-app.ts";
import type { Person } from "./person.ts";
import { type Answer, send } from "./send.ts";

const ON_MICROSITE = ["student@waymark.example", "admin@northgate.example"];

/** Everybody on the main site, and one of each kind on a university's own. */
export async function signInAll(app: FuzzedApp): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  const add = async (email: string | null, site: Person["site"]) => {
    const who = `${email ?? "guest"} on ${site}`;
    const role = demoAccounts.find((account) => account.email === email)?.role ?? null;
    const person: Person = { who, email, role, site, cookie: "" };
    people.set(who, person);
    await signIn(app, person);
  };
  for (const { email } of demoAccounts) await add(email, "main");
  for (const email of ON_MICROSITE) await add(email, "northgate");
  await add(null, "main");
  await add(null, "northgate");
  return people;
}

/** Some shots end a session: anyone who lost theirs signs in again. Who cannot any more is left out from here on. */
export async function renewSessions(
  app: FuzzedApp,
  people: Map<string, Person>,
): Promise<{ renewed: string[]; lost: string[] }> {
  const renewed: string[] = [];
  const lost: string[] = [];
  for (const person of people.values()) {
    if (person.email === null || (await isSignedIn(app, person))) continue;
    const isBack = await signIn(app, person).then(
      () => true,
      () => false,
    );
    (isBack ? renewed : lost).push(person.who);
    if (!isBack) people.delete(person.who);
  }
  return { renewed, lost };
}

async function isSignedIn(app: FuzzedApp, person: Person): Promise<boolean> {
  const headers = { "x-requested-with": "XMLHttpRequest" };
  const shot = { who: person.who, method: "GET", target: "/check-user-loggedin", headers };
  const { body, status } = await send(app.port, shot, person);
  return status === 200 && (JSON.parse(body) as { status?: boolean }).status === true;
}

async function signIn(app: FuzzedApp, person: Person): Promise<void> {
  if (person.email === null) return;
  person.cookie = "";
  if (app.staffCookie && person.email === "staff@waymark.example") {
    person.cookie = app.staffCookie();
    return;
  }
  const answer = await post(app, person, { email: person.email, password: DEMO_PASSWORD });
  if (answer.status !== 302)
    throw new Error(`${person.who} could not sign in: the answer was ${answer.status}.`);
  const set = [answer.headers["set-cookie"] ?? []].flat();
  person.cookie = set.map((cookie) => cookie.split(";")[0]).join("; ");
}

function post(app: FuzzedApp, person: Person, form: Record<string, string>): Promise<Answer> {
  const body = Buffer.from(new URLSearchParams(form).toString()).toString("base64");
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return send(
    app.port,
    { who: person.who, method: "POST", target: "/login", headers, body },
    person,
  );
}
