import { expect } from "vitest";
import { unsafeListSecurityEvents } from "#domain/audit/security-events.server.ts";
import { guest } from "#rules/access/visitor.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aUniversity } from "#test/factories.ts";
import { announcementSchema } from "./announcement.schema.ts";
import { shownTo } from "./announcement.ts";
import {
  addAnnouncement,
  listAnnouncements,
  runningAnnouncements,
  stopAnnouncement,
} from "./announcements.server.ts";

const input = {
  message: "The site is away on Sunday from 02:00 to 03:00.",
  ...{ linkPath: null, linkLabel: null, site: "all", audience: "everybody" as const },
  ...{ startsOn: "2031-07-01", endsOn: "2031-07-02" },
};
const reader = { visitor: guest, siteUniversityId: null };

test("an announcement runs from its first to its last day, as the clock in London has them", async () => {
  const editor = await aStaffMember({ staffRole: "editor" });
  await addAnnouncement(editor, input);

  const running = await runningAnnouncements();
  const at = (instant: string) => shownTo(running, reader, new Date(instant))?.message ?? null;
  expect(at("2031-06-30T22:59:00Z")).toBeNull();
  expect(at("2031-06-30T23:00:00Z")).toBe(input.message);
  expect(at("2031-07-02T22:59:00Z")).toBe(input.message);
  expect(at("2031-07-02T23:00:00Z")).toBeNull();
});

test("one that is taken off is gone at once, and both are in the trail", async () => {
  const staff = await aStaffMember();
  const added = await addAnnouncement(staff, input);
  const id = added.ok ? added.value.id : 0;
  expect(await runningAnnouncements()).toHaveLength(1);

  expect(await stopAnnouncement(staff, id, new Date())).toEqual({ ok: true, value: {} });

  expect(await runningAnnouncements()).toEqual([]);
  expect(await stopAnnouncement(staff, id, new Date())).toEqual({
    ok: false,
    error: "not-running",
  });
  expect((await listAnnouncements({ page: 1 })).total).toBe(1);
  const { rows } = await unsafeListSecurityEvents({ page: 1 });
  expect(rows.map(({ kind }) => kind)).toEqual(["announcement-stopped", "announcement-set"]);
});

test("authors and moderators announce nothing, and a site must be there", async () => {
  for (const staffRole of ["author", "moderator"] as const) {
    const staff = await aStaffMember({ staffRole });
    expect(await addAnnouncement(staff, input)).toEqual({ ok: false, error: "forbidden" });
    expect(await stopAnnouncement(staff, 1, new Date())).toEqual({ ok: false, error: "forbidden" });
  }
  const staff = await aStaffMember();
  expect(await addAnnouncement(staff, { ...input, site: "999" })).toEqual({
    ok: false,
    error: "no-such-university",
  });
  const university = await aUniversity();
  expect(await addAnnouncement(staff, { ...input, site: String(university.id) })).toMatchObject({
    ok: true,
  });
});

test.for([
  ["message", { message: "x".repeat(161) }],
  ["linkPath", { linkPath: "https://elsewhere.example", linkLabel: "More" }],
  ["linkPath", { linkPath: "//elsewhere.example", linkLabel: "More" }],
  ["linkLabel", { linkPath: "/faq" }],
  ["endsOn", { endsOn: "2031-06-30" }],
  ["site", { site: "everywhere" }],
] as const)("what is wrong with %s is said there", ([field, change]) => {
  const typed = { ...input, linkPath: "", linkLabel: "", ...change };
  const read = announcementSchema.safeParse(typed);
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
