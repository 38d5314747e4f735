import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { findJobPage } from "../advert/job-page.server.ts";
import { jobOnDay } from "./find-job-verdict.server.ts";
import { fixJobCode } from "./fix-job-code.server.ts";
import { findJobCode, listUnsettled } from "./job-codes.queries.server.ts";
import { prepareDueVerdicts } from "./prepare-verdicts.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const vague = { title: "Wizard of light bulb moments", currency: "GBP", yearlyPay: 60_000_00 };

test("a code that staff settle is kept with who and when, noted, and survives the next import", async () => {
  const staff = await aStaffMember();
  const { id } = await aJob(vague);
  await prepareDueVerdicts(now);
  expect((await listUnsettled({ page: 1 })).rows).toMatchObject([{ id, title: vague.title }]);

  expect(await fixJobCode(staff, id, { socCode: "2134", now })).toMatchObject({ ok: true });
  expect(await findJobCode(id)).toMatchObject({ fixedSocCode: "2134", fixedAt: now });
  expect((await listUnsettled({ page: 1 })).total).toBe(0);
  const events = await db.select({ kind: securityEvents.kind }).from(securityEvents);
  expect(events).toContainEqual({ kind: "job-code-set" });

  await db.update(jobs).set({ descriptionHtml: "<p>New words.</p>" });
  await prepareDueVerdicts(now);
  const [row] = await db.select().from(jobVerdicts).where(eq(jobVerdicts.jobId, id));
  // Pay that passes an option passes its lower twin, too: F by A, G by B, H by C, J by E.
  const passing = ["A", "B", "C", "E", "F", "G", "H", "J"];
  expect(row).toMatchObject({ fixedSocCode: "2134", passing });

  await fixJobCode(staff, id, { socCode: null, now });
  expect(await findJobCode(id)).toMatchObject({ fixedSocCode: null, fixedAt: null, fixedBy: null });
  expect((await listUnsettled({ page: 1 })).total).toBe(1);
});

test("a job's own page is judged by the code that staff settled, at once", async () => {
  const { id, slug } = await aJob(vague);
  const occupation = async () => {
    const page = await findJobPage(slug, now);
    return jobOnDay(page!.toJudge!, { on: "2026-11-15", code: null }).prepared.occupation;
  };
  expect((await occupation()).kind).not.toBe("known");

  await fixJobCode(await aStaffMember(), id, { socCode: "2134", now });
  expect(await occupation()).toMatchObject({ kind: "known", socCode: "2134" });
});

test("a job abroad has nothing to judge on its page", async () => {
  const { slug } = await aJob({ country: "ie" });
  expect(await findJobPage(slug, now)).toMatchObject({ toJudge: null });
});

test("a job that was not read yet can be settled too", async () => {
  const { id } = await aJob(vague);
  expect(await fixJobCode(await aStaffMember(), id, { socCode: "2134", now })).toMatchObject({
    ok: true,
  });
  await prepareDueVerdicts(now);
  expect(await findJobCode(id)).toMatchObject({ fixedSocCode: "2134" });
});

test("others may not, codes must exist, and so must the job, in the United Kingdom", async () => {
  const { id } = await aJob(vague);
  const irish = await aJob({ ...vague, country: "ie" });
  const staff = await aStaffMember();
  const fix = (who: Parameters<typeof fixJobCode>[0], jobId: number, socCode: string) =>
    fixJobCode(who, jobId, { socCode, now });
  expect(await fix(await aStudent(), id, "2134")).toEqual({ ok: false, error: "forbidden" });
  expect(await fix(staff, id, "9999")).toEqual({ ok: false, error: "no-such-code" });
  expect(await fix(staff, 999, "2134")).toEqual({ ok: false, error: "not-found" });
  expect(await fix(staff, irish.id, "2134")).toEqual({ ok: false, error: "not-found" });
});
