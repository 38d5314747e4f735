import { expectSound, test } from "#e2e/fixtures.ts";
import { sweep } from "#e2e/kit/sweep.ts";
import { startTypesetter } from "#e2e/kit/typesetter.ts";
import { aCvOf, aLetterOf } from "./steps.ts";

// Those that need no more than an address are looked at with every other page: a new CV, templates, pages and downloads
// of the CV that was written last. Versions and a conflict are looked at in student-can-write-a-cv.spec.ts.
const screens: Record<string, (cv: string) => string> = {
  "name and contact": (cv) => `/create-cv?cv=${cv}`,
  experience: (cv) => `/create-cv?cv=${cv}&section=work`,
  "right to work": (cv) => `/create-cv?cv=${cv}&section=rightToWork`,
  "the read-back": (cv) => `/create-cv?cv=${cv}&section=work&show=read-back`,
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
