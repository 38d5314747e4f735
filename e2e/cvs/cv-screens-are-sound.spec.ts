import { expect, expectSound, keptSession, send, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { aCvOf, aLetterOf, ready, savingIs } from "./steps.ts";

const screens: Record<string, (cv: string) => string> = {
  "the list": () => "/my-cvs",
  "a new CV": () => "/create-cv",
  "name and contact": (cv) => `/create-cv?cv=${cv}`,
  experience: (cv) => `/create-cv?cv=${cv}&section=work`,
  "right to work": (cv) => `/create-cv?cv=${cv}&section=rightToWork`,
  "the read-back": (cv) => `/create-cv?cv=${cv}&section=work&show=read-back`,
  templates: (cv) => `/choose-template?cv=${cv}`,
  pages: (cv) => `/cv-preview?cv=${cv}`,
  "the last look": (cv) => `/final-preview?cv=${cv}`,
  downloads: (cv) => `/download-cv?cv=${cv}`,
  versions: (cv) => `/my-cvs/${cv}/versions?version=1`,
  sharing: (cv) => `/my-cvs/${cv}/share`,
  checks: (cv) => `/my-cvs/${cv}/check`,
  "reading in": () => "/my-cvs/import",
  "the bin": () => "/my-cvs/bin",
  "what was sent": () => "/my-cvs/sent",
};

for (const [name, pathOf] of Object.entries(screens)) {
  test(`the CV studio is sound: ${name}`, async ({ page, signInAs }) => {
    const cv = await aCvOf("noguide", `Sound, ${name}`);
    await signInAs("noguide");
    await expectSound(page, pathOf(cv));
  });
}

test("the CV studio is sound: a letter", async ({ page, signInAs }) => {
  const letter = await aLetterOf("noguide", "Sound, a letter");
  await signInAs("noguide");
  await expectSound(page, `/my-cvs/letters/${letter}`);
  await expectSound(page, `/my-cvs/${letter}/versions`);
});

test("the CV studio is sound: a choice between two windows", async ({ page, signInAs }) => {
  const cv = await aCvOf("noguide", "Sound, a choice");
  await signInAs("noguide");
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(`/create-cv?cv=${cv}`);
    await ready(each);
  }
  const kept = other.waitForResponse(/\/save$/);
  await other.getByLabel("Phone").fill("07700 900 001");
  await kept;
  await page.getByLabel("Phone").fill("07700 900 002");
  await savingIs(page, "clashed");
  await expectSound(page);
});

test("the CV studio is sound: a shared page", async ({ page }) => {
  const cv = await aCvOf("student", "Sound, shared");
  const { cookie } = await keptSession("student", "main");
  const form = { intent: "share", label: "Brackwater", days: "30" };
  const { body } = await send(`/my-cvs/${cv}/share`, { headers: { cookie }, form });
  const address = /\/shared-cv\/[\w-]+/.exec(body)?.[0] ?? "";
  expect(address).not.toBe("");
  await expectSound(page, address);
});

test("the CV studio is sound: an adviser's pages", async ({ page }) => {
  const cv = await aCvOf("student", "Sound, reviewed");
  const { cookie } = await keptSession("student", "main");
  const form = { intent: "ask", question: "Is it clear?" };
  await send(`/my-cvs/${cv}/share`, { headers: { cookie }, form });
  const adviser = await keptSession("northgate-admin", "main");
  await page.context().addCookies(browserCookies(adviser));
  await expectSound(page, "/university/cv-reviews");
  await expectSound(page, `/university/cv-reviews/${cv}`);
});
