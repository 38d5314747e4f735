import { originOf, type Site, send } from "./http.ts";

export const DEMO_PASSWORD = "waymark-demo";

/** The people of the demo, by what they are. */
export const people = {
  student: "student@waymark.example",
  premium: "premium@waymark.example",
  noguide: "noguide@waymark.example",
  predeparture: "predeparture@waymark.example",
  alumni: "alumni@waymark.example",
  employer: "employer@waymark.example",
  ambassador: "ambassador@waymark.example",
  staff: "staff@waymark.example",
  author: "author@waymark.example",
  editor: "editor@waymark.example",
  moderator: "moderator@waymark.example",
  "northgate-admin": "admin@northgate.example",
  "harbour-admin": "admin@harbour.example",
} as const;

export type Person = keyof typeof people;

/** A session as the `Cookie` header carries it. */
export type Session = { site: Site; cookie: string };

const kept = new Map<string, Session>();

/** Signs in as the form does without JavaScript. */
export async function signInOverHttp(person: Person, site: Site): Promise<Session> {
  const form = { email: people[person], password: DEMO_PASSWORD };
  const { status, cookies } = await send("/login", { site, form });
  if (status !== 302) throw new Error(`Sign-in as ${person} on ${site} answered ${status}.`);
  return { site, cookie: cookies.join("; ") };
}

/** The session of a person on a site, made once per worker and used again while it is alive. */
export async function sessionFor(person: Person, site: Site): Promise<Session> {
  const key = `${person} on ${site}`;
  const known = kept.get(key);
  if (known && (await isAlive(known))) return known;

  const session = await signInOverHttp(person, site);
  kept.set(key, session);
  return session;
}

/** The same session for a browser. */
export function browserCookies({ site, cookie }: Session) {
  return cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: originOf(site) };
  });
}

async function isAlive({ site, cookie }: Session): Promise<boolean> {
  const headers = { cookie, "x-requested-with": "XMLHttpRequest" };
  const { body } = await send("/check-user-loggedin", { site, headers });
  return (JSON.parse(body) as { status?: boolean }).status === true;
}
