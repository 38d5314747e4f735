import { expectSound, test } from "#e2e/fixtures.ts";
import { aCvOf } from "./steps.ts";

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
