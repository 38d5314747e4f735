import { expect } from "vitest";
import { setUpAccountSchema } from "#domain/accounts/registration/register.schema.ts";
import { register } from "#domain/accounts/registration/register.server.ts";
import { setUpAccount } from "#domain/accounts/registration/set-up-account.server.ts";
import { signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { emptyLetter } from "#domain/cvs/document/empty-document.ts";
import { createLetter } from "#domain/cvs/document/save-cv.server.ts";
import { noteSending } from "#domain/cvs/sharing/note-sending.server.ts";
import { moveSavedJob } from "#domain/jobs/saved/change-saved-job.server.ts";
import { saveJob } from "#domain/jobs/saved/save-job.server.ts";
import { checkMany } from "#domain/sponsors/checking/check-many.server.ts";
import { saveScenario } from "#domain/visas/au/save-scenario.server.ts";
import { addPlace, listPlaces, saveSettings } from "#domain/visas/work-hours/settings.server.ts";
import { addShift } from "#domain/visas/work-hours/shifts.server.ts";
import { noAnswers } from "#rules/au-points/answers.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent, aUniversity, facts, lastMailTo, PASSWORD, tokenFrom } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { aRegister, manyFirms } from "#test/register.ts";
import { activityOf } from "./activity.queries.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const tomorrow = new Date("2026-11-16T09:00:00Z");

async function done(userId: string): Promise<string[]> {
  const { rows } = await activityOf(userId);
  return rows.map(({ kind }) => kind).sort();
}

test("anyone who registers is signed in that day, and counted again the next day they come", async () => {
  const university = await aUniversity({ domains: ["uni.example"] });
  const email = "ada@uni.example";
  const asked = { universityId: university.id, email, name: "Ada", source: "register" } as const;
  await register({ ...asked, referralCode: null }, facts(), now);
  const token = tokenFrom((await lastMailTo(email))?.props.link);
  const input = setUpAccountSchema.parse({ name: "Ada Lovelace", password: PASSWORD });
  const made = await setUpAccount({ token, email, input }, facts(), now);
  const userId = made.ok ? made.value.member.id : "";
  expect(await done(userId)).toEqual(["registered", "signed-in"]);

  const typed = { email, password: PASSWORD, remember: true };
  for (const at of [now, tomorrow, tomorrow]) await signIn(typed, facts(), at);
  await signIn({ ...typed, password: "not the password" }, facts(), tomorrow);
  expect(await done(userId)).toEqual(["registered", "signed-in", "signed-in"]);
});

test("a job's way is noted stage by stage; putting it back or aside is not", async () => {
  const { id } = await aStudent();
  const job = await aJob();
  await saveJob(id, job.id, now);
  for (const stage of ["applied", "saved", "closed", "interview", "offer"] as const)
    await moveSavedJob(id, job.id, stage, now);
  expect(await done(id)).toEqual(["job-applied", "job-interview", "job-offer", "job-saved"]);
});

test("a CV and a letter are noted when they are made, and each time they go to somebody", async () => {
  const owner = await aStudent();
  const { id: cvId, look } = await aCv(owner, { now });
  const document = emptyLetter({ name: "Ada", email: "" });
  const made = await createLetter({ ownerId: owner.id, title: "To", look, document, now });
  const letterId = made.ok ? made.value.id : "";
  const sent = [cvId, letterId].map((id) => ({ cvId: id, revision: 1, rightToWorkWords: "" }));
  const sending = { ownerId: owner.id, sent, jobId: null, sentTo: "The mill", jobTitle: "Miller" };
  const onADay = { sentOn: "2026-11-14", note: "", now };
  await noteSending({ ...sending, ...onADay });
  await noteSending({ ...sending, ...onADay });
  await noteSending({ ...sending, ...onADay, sentTo: "The other mill", sent: sent.slice(0, 1) });

  expect(await done(owner.id)).toEqual([
    "cv-made",
    "cv-sent",
    "cv-sent",
    "letter-made",
    "letter-sent",
  ]);
});

test("licence checks are noted one by one, visa tools and logged hours by the day", async () => {
  await aRegister(manyFirms);
  const { id } = await aStudent();
  await checkMany({ id, clientAddress: "192.0.2.9" }, "Firm 1 Ltd\nNobody\n", now);
  for (const name of ["As I stand", "With English"])
    await saveScenario(id, { name, invitedOn: null, answers: noAnswers }, now);
  const settings = { countryId: 226, study: "degree", timeZone: "Europe/London" } as const;
  const open = { courseStartsOn: null, courseEndsOn: null };
  await saveSettings(id, { settings: { ...settings, ...open }, revision: 0 }, now);
  await addPlace(id, { name: "Mossway Café", kind: "employed" });
  const [place] = await listPlaces(id);
  for (const day of ["09", "10"]) {
    const hour = (time: string) => new Date(`2026-11-${day}T${time}:00:00Z`);
    const shift = { startsAt: hour("09"), endsAt: hour("12"), isPaid: true };
    await addShift(id, { ...shift, placeId: place!.id }, now);
  }

  expect(await done(id)).toEqual([
    "hours-logged",
    "licence-checked",
    "licence-checked",
    "visa-check-made",
  ]);
});
