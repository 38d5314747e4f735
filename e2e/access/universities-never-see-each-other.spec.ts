import { generatePath } from "react-router";
import { addresses } from "#addresses/addresses.ts";
import { expect, send, sendPatiently, sessionFor, test } from "#e2e/fixtures.ts";
import { forEachOf } from "#e2e/kit/at-once.ts";

/** Things that belong to Harbour, asked for by Northgate's people. Id 2 is Harbour in the demo. */
const harbours = {
  university_id: "2",
  user_id: "demo-admin-at-harbour.example",
  user_email: "admin@harbour.example",
  email: "admin@harbour.example",
  slug: "harbour",
  slug1: "harbour",
  courseslug: "harbour",
  token: "demo-request-304",
  type: null,
  mail_id: "demo-request-304",
  picture_id: "demo-request-304",
  resource: "Users",
  id: "demo-admin-at-harbour.example",
  // Things that belong to no university: nothing of Harbour's may be seen through them either.
  job_id: "1",
  sending_id: "1",
  message_id: "1",
  story_id: "1",
  employer_id: "1",
  feed_id: "1",
  run_id: "1",
  application_id: "1",
  document: "cv",
  check_id: "1",
  organisation_id: "1",
  upload_id: "1",
  import_id: "1",
  page_type: "post",
  part: "pages.xml",
  cv_id: "harbour",
  page_number: "1",
  format: "pdf",
  fact_name: "uk-new-entrant-floor",
  event_id: "1",
  // Harbour's service and host, and a meeting with them.
  service_id: "4",
  host_id: "3",
  meeting_id: "40",
  chapter: "harbour",
  achievement: "joined",
  table: "harbour",
  code: "harbour",
  lesson: "1",
  course_id: "1",
  lesson_id: "1",
  kind: "video-720",
  link_id: "1",
  referral_id: "1",
  product: "visa-job",
  figure: "harbour",
  "*": "harbour",
};

/** Names and addresses of Harbour's people that no page for Northgate may ever show. */
const secrets = ["Declan Moriartaigh", "@harbour.example", "demo-request-304", "demo-request-305"];

/** Echoes what was asked for, as any page may: the address itself is not a secret. */
const echoed = new Set([
  "/register/setup-account-redirection/:user_email",
  "/register/setup-account/update-profile/:user_email",
]);

/** Every mail of the demo, for anyone who tries it. Outside the demo there is no such page. */
const ofTheDemo = new Set(["/dev/mail", "/dev/mail/:mail_id"]);

for (const person of ["northgate-admin", "student"] as const) {
  test(`no address gives ${person} anything of another university's people`, async () => {
    const { cookie } = await sessionFor(person, "main");

    // A document carries all that its loaders gave, and what was made of it.
    const urls = addresses
      .filter(({ path }) => !echoed.has(path) && !ofTheDemo.has(path))
      .map(({ path }) => generatePath(path, harbours));
    const seen = await forEachOf(urls, async (url) => {
      const { body } = await sendPatiently(url, { headers: { cookie } });
      const isSeen = (secret: string) =>
        body.replaceAll("%40", "@").includes(secret) && !url.includes(secret);
      return secrets.filter(isSeen).map((secret) => `${url}: ${secret}`);
    });
    expect(seen.flat()).toEqual([]);
  });
}

test("a university cannot decide another university's request", async () => {
  const { cookie } = await sessionFor("northgate-admin", "main");
  const form = { id: "demo-request-304", decision: "approved" };
  const { status, body } = await send("/university/access-requests", { headers: { cookie }, form });

  expect(status).toBe(409);
  expect(body).toContain("We could not find that request.");
});

test("a university cannot take somebody off another university's list", async () => {
  const { cookie: theirs } = await sessionFor("harbour-admin", "main");
  const before = await send("/pre-auth-student", { headers: { cookie: theirs } });
  const id = /<button(?=[^>]*name="remove")[^>]*value="(\d+)"/.exec(before.body)?.[1] ?? "";
  expect(id).not.toBe("");

  const { cookie: ours } = await sessionFor("northgate-admin", "main");
  await send("/pre-auth-student", { headers: { cookie: ours }, form: { remove: id } });

  const after = await send("/pre-auth-student", { headers: { cookie: theirs } });
  expect(after.body).toContain(`value="${id}"`);
});

/** Every tab of a careers service's settings, which the pattern alone would not reach. */
const tabs = ["team", "branding", "campuses", "domains", "profile", "password"];

test("no tab of the settings shows anything of another university's people", async () => {
  const { cookie } = await sessionFor("northgate-admin", "main");
  for (const tab of tabs) {
    const { status, body } = await send(`/university-user-profile/${tab}`, { headers: { cookie } });
    expect(status, tab).toBe(200);
    for (const secret of secrets) expect(body, tab).not.toContain(secret);
  }
});

test("a list that one university sent is not there for another, to see or to act on", async () => {
  const { cookie: theirs } = await sessionFor("harbour-admin", "main");
  const sent = await send("/pre-auth-student", {
    headers: { cookie: theirs },
    form: { students: "oisin.brannock@mail.example, Oisin Brannock\nbroken, Row" },
  });
  const at = String(sent.headers.location ?? "");
  expect(at).toMatch(/^\/pre-auth-student\/imports\/\d+$/);

  const { cookie: ours } = await sessionFor("northgate-admin", "main");
  for (const url of [at, `${at}.data`]) {
    const { body } = await send(url, { headers: { cookie: ours } });
    expect(body).not.toContain("Brannock");
  }
  for (const intent of ["start", "undo", "discard", "leave-out-all", "repair"]) {
    const { status } = await send(at, { headers: { cookie: ours }, form: { intent } });
    expect(status, intent).toBe(404);
  }
  const after = await send(at, { headers: { cookie: theirs } });
  expect(after.body).toContain("Brannock");
  await send(at, { headers: { cookie: theirs }, form: { intent: "discard" } });
});

test("a university changes neither the team, nor the campuses, nor the domains of another", async () => {
  const { cookie } = await sessionFor("northgate-admin", "main");
  const person = "demo-admin-at-harbour.example";
  for (const intent of ["change-role", "sign-out", "remove"]) {
    const form = { intent, person, officeRole: "viewer" };
    await send("/university-user-profile/team", { headers: { cookie }, form });
  }
  const { cookie: theirs } = await sessionFor("harbour-admin", "main");
  const team = await send("/university-user-profile/team", { headers: { cookie: theirs } });
  expect(team.status).toBe(200);
  expect(team.body).toContain("Send the invitation");

  // Both campuses of the demo are Northgate's.
  for (const campus of ["1", "2"]) {
    const form = { intent: "rename-campus", campus, name: `Taken over ${campus}`, town: "Dublin" };
    await send("/university-user-profile/campuses", { headers: { cookie: theirs }, form });
  }
  const campuses = await send("/university-user-profile/campuses", { headers: { cookie } });
  expect(campuses.body).toContain("Riverside campus");
  expect(campuses.body).not.toContain("Taken over");
});
