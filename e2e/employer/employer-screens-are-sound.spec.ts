import { expect, expectSound, keptSession, send, test } from "#e2e/fixtures.ts";

// e2e/public looks at every address; these are the ones whose advert only a list can name.
const screens = [
  { who: "employer", list: "/employer", after: "" },
  { who: "employer", list: "/employer", after: "/preview" },
  { who: "staff", list: "/staff/jobs", after: "" },
] as const;

for (const { who, list, after } of screens) {
  test(`an advert of ${list}${after} is sound for ${who} at every width`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(who);
    const path = `${await firstAdvertOf(who, list)}${after}`;
    await expectSound(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
}

async function firstAdvertOf(who: "employer" | "staff", list: string): Promise<string> {
  const { cookie } = await keptSession(who, "main");
  const { body } = await send(list, { headers: { cookie } });
  const first = /href="(\/(?:staff|employer)\/jobs\/\d+)"/.exec(body)?.[1];
  if (!first) throw new Error(`There is no advert in ${list}.`);
  return first;
}
