import {
  axe,
  expect,
  expectLargeTargets,
  expectNoSidewaysScroll,
  keptSession,
  lookAt,
  type Person,
  people,
  send,
  test,
} from "#e2e/fixtures.ts";
import { onlookerFor, places, screens } from "#e2e/kit/places.ts";

/** Addresses whose page says something other than "here you are". */
const statuses: Record<string, number> = {
  "not-found": 404,
  "dev-mail": 404,
  job: 404,
  "part-time-job": 404,
  "report-job": 404,
  "job-visa-check": 404,
  "employer-job": 404,
  "employer-job-preview": 404,
  "landing-by-staff": 404,
  "staff-landing-page": 404,
  "india-career-fair-give-up": 404,
  "staff-fair": 404,
  "licence-check-record": 404,
  "staff-sponsor-upload-progress": 404,
  // The demo's own are looked at in e2e/cvs.
  letter: 404,
  "cv-versions": 404,
  "share-cv": 404,
  "check-cv": 404,
  "shared-cv": 404,
  "cv-review": 404,
};

const LONGEST_DETOUR = 5;

for (const screen of screens) {
  const onlooker = onlookerFor(screen);

  test(`${screen.path} is sound for ${onlooker}`, async ({ page, signInAs }) => {
    const expected = statuses[screen.name] ?? 200;
    if (onlooker !== "guest") await signInAs(onlooker);

    await lookAt(page, { width: 360, scheme: "light" });
    const response = await page.goto(screen.url);
    expect(response?.status()).toBe(expected);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("main#main")).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await axe(page);
    await expectLargeTargets(page);

    await lookAt(page, { width: 1280, scheme: "dark" });
    await expectNoSidewaysScroll(page);
    await axe(page);
  });
}

for (const person of [null, ...(Object.keys(people) as Person[])]) {
  test(`no address fails or goes round in circles for ${person ?? "a guest"}`, async () => {
    const session = person ? await keptSession(person, "main") : null;
    const headers = session ? { cookie: session.cookie } : {};
    const faults: string[] = [];

    const asked = places.filter(({ name }) => name !== "logout");
    const visit = async () => {
      for (let place = asked.pop(); place; place = asked.pop()) {
        const { status, detours } = await follow(place.url, headers);
        if (status >= 500 || detours > LONGEST_DETOUR) faults.push(`${place.url}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, visit));
    expect(faults).toEqual([]);
  });
}

async function follow(url: string, headers: Record<string, string>, detours = 0) {
  const { status, headers: answered } = await send(url, { headers });
  const next = answered.location;
  if (status < 300 || status >= 400 || !next || detours > LONGEST_DETOUR) {
    return { status, detours };
  }
  const target = new URL(String(next), "http://localhost");
  return follow(target.pathname + target.search, headers, detours + 1);
}
