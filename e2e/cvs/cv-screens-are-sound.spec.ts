import { expectSound, test } from "#e2e/fixtures.ts";
import { sweep } from "#e2e/kit/sweep.ts";
import { startTypesetter } from "#e2e/kit/typesetter.ts";
import { aCvOf, aLetterOf, ready } from "./steps.ts";

// Those that need no more than an address are looked at with every other page.
const screens: Record<string, (cv: string) => string> = {
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
};

test.beforeAll(startTypesetter);

for (const [name, pathOf] of Object.entries(screens)) {
  sweep(`the CV studio is sound: ${name}`, async ({ page, signInAs }) => {
    const cv = await aCvOf("noguide", `Sound, ${name}`);
    await signInAs("noguide");
    await expectSound(page, pathOf(cv));
  });
}

sweep("the CV studio is sound: a letter's versions", async ({ page, signInAs }) => {
  const letter = await aLetterOf("noguide", "Sound, a letter");
  await signInAs("noguide");
  await expectSound(page, `/my-cvs/${letter}/versions`);
});

test("the CV studio is sound: a conflict of two windows", async ({ page, signInAs }) => {
  const cv = await aCvOf("noguide", "Sound, a conflict");
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
  await page.getByText("Changed in another window too").waitFor();
  await expectSound(page);
});
