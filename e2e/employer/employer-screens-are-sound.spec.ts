import {
  axe,
  expect,
  expectNoSidewaysScroll,
  keptSession,
  lookAt,
  send,
  test,
} from "#e2e/fixtures.ts";

const looks = [
  { width: 360, scheme: "light" },
  { width: 1280, scheme: "light" },
  { width: 360, scheme: "dark" },
  { width: 1280, scheme: "dark" },
] as const;

const screens = {
  guest: ["/employers", "/partner-with-us"],
  employer: ["/employer", "/employer/jobs/new", "/employer/company"],
  staff: [
    "/staff/jobs",
    "/staff/job-reports",
    "/staff/employers",
    "/staff/employer-claims",
    "/staff/leads",
  ],
} as const;

for (const [who, paths] of Object.entries(screens)) {
  test(`the screens of ${who} are sound at every width`, async ({ page, signInAs }) => {
    if (who !== "guest") await signInAs(who as "employer" | "staff");
    const all = [...paths, ...(await deeper(who))];
    for (const path of all) {
      for (const look of looks) {
        await test.step(`${path} at ${look.width}, ${look.scheme}`, async () => {
          await lookAt(page, look);
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expectNoSidewaysScroll(page);
          await axe(page);
        });
      }
    }
  });
}

/** The first advert of each list, in its form, its preview and its review. */
async function deeper(who: string): Promise<string[]> {
  if (who === "guest") return [];
  const { cookie } = await keptSession(who as "employer" | "staff", "main");
  const list = who === "staff" ? "/staff/jobs" : "/employer";
  const { body } = await send(list, { headers: { cookie } });
  const first = /href="(\/(?:staff|employer)\/jobs\/\d+)"/.exec(body)?.[1];
  if (!first) throw new Error(`There is no advert in ${list}.`);
  return who === "staff" ? [first, "/staff/employers/1"] : [first, `${first}/preview`];
}
