import { expect, test } from "vitest";
import { readAdvert } from "#rules/advert-words/read-advert.ts";
import { ownCheckLink } from "./own-check-link.ts";
import { readVisaCheck } from "./visa-check.ts";
import { isAboutYouOpen } from "./visa-check-choices.ts";

const TODAY = "2026-11-16";
const job = {
  ...{ employer: "Brackwater Software", town: "Leeds", title: "Software Developer" },
  ...{ pay: 39_500, hours: 37.5, nation: "england" },
};

function checkOf(words: string) {
  const link = ownCheckLink({ ...job, ...readAdvert(words, TODAY) });
  const { searchParams, hash } = new URL(link, "https://waymark.example");
  return { ...readVisaCheck(searchParams, TODAY, () => false), hash };
}

test("a job's own check knows its town, and its refusal to sponsor", () => {
  const check = checkOf("We cannot sponsor a visa for this job.");
  expect(check.job).toMatchObject({ town: "Leeds", nation: "england", annual: 3_950_000 });
  expect(check.advertSays).toBe("no");
});

test("the words that leave sponsoring open come along", () => {
  expect(checkOf("We may sponsor visas after your probation.").unclear).toContain(
    "We may sponsor visas after your probation",
  );
});

test("it opens where the reader enters their own dates", () => {
  const { values, hash } = checkOf("We sponsor visas.");
  expect(hash).toBe("#about-you");
  expect(isAboutYouOpen(values)).toBe(true);
});

test("what the job does not say is left out", () => {
  const nothing = { town: null, pay: null, hours: null, nation: null };
  expect(ownCheckLink({ ...job, ...nothing, stance: "silent", sayings: [] })).toBe(
    "/visa-check?employer=Brackwater+Software&title=Software+Developer&advert=silent&about-you=open#about-you",
  );
});
