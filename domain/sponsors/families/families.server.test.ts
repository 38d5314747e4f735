import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aRegister, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { confirmAlias } from "../aliases.server.ts";
import { lookUpForPublic } from "../checking/look-up-for-public.server.ts";
import { findSponsors } from "../find-sponsors.server.ts";

const trainee = { route: "Global Business Mobility: Graduate Trainee" };
const rows = [
  row("University College London", { town: "London" }),
  row("Marks and Spencer Group Plc", { town: "London" }),
  row("Facebook UK", { town: "London" }),
  row("University of Oxford", { town: "Oxford" }),
  row("BT Group", { town: "London" }),
  row("King's College", { town: "Cambridge" }),
  row("King's College London", { town: "London" }),
  row("London Borough of Camden", { town: "London" }),
  row("Royal Berkshire NHS Foundation Trust", { town: "Reading" }),
  row("Barclays Bank PLC", { town: "London" }),
  row("Barclays Bank UK PLC", { town: "London" }),
  row("Barclays Execution Services Limited", { town: "London", rating: "Worker (B rating)" }),
  row("Larkmoor Analytics (UK) Limited", { town: "Leeds" }),
  row("Larkmoor Analytics (UK) Limited", { town: "Leeds", ...trainee }),
  row("Microsoft Limited", { town: "Reading" }),
  row("Fellgate Beef Ltd", { town: "York" }),
  row("Bramblecote Engineering Services Ltd", { town: "Hull" }),
];

async function ask(q: string, town: string | null = null) {
  const answer = await findSponsors({ q, town });
  const first = answer!.results[0];
  return { ...answer!.verdict, first: first?.name, results: answer!.results };
}

test.each([
  ["UCL", null, "University College London"],
  ["M&S", null, "Marks and Spencer Group Plc"],
  ["Meta", null, "Facebook UK"],
  ["Oxford University", null, "University of Oxford"],
  ["Uni of Oxford", null, "University of Oxford"],
  ["British Telecom", null, "BT Group"],
  ["Camden Council", null, "London Borough of Camden"],
  ["Royal Berkshire Hospital", null, "Royal Berkshire NHS Foundation Trust"],
  ["Larkmoor Analytics", null, "Larkmoor Analytics (UK) Limited"],
  ["https://www.larkmoor-analytics.co.uk/jobs", null, "Larkmoor Analytics (UK) Limited"],
  ["King's College", "London", "King's College London"],
  ["King's College", "Cambridge", "King's College"],
])("%j in %s is one employer: %s", async (q, town, name) => {
  await aRegister(rows);
  expect(await ask(q, town)).toMatchObject({ status: "licensed", isAmbiguous: false, first: name });
});

test("a brand with several companies says so, with the rating of each", async () => {
  await aRegister(rows);
  const { why, isFamily, results } = await ask("Barclays");
  expect(isFamily).toBe(true);
  expect(why).toBe(
    "3 companies of this employer hold a licence. Ask which of them will employ you.",
  );
  expect(results.map(({ ratings }) => ratings[0]).sort()).toEqual(["A", "A", "B"]);
});

test("a brand of a group is a hint, not a promise", async () => {
  await aRegister(rows);
  expect(await ask("Openreach")).toMatchObject({ status: "possible_match", first: "BT Group" });
});

test("a town that contradicts lowers the answer of a small employer, not of a large one", async () => {
  await aRegister(rows);
  expect((await ask("Fellgate Beef", "Bristol")).status).toBe("possible_match");
  expect((await ask("Larkmoor Analytics", "Bristol")).status).toBe("licensed");
});

test("another legal ending is not the same name", async () => {
  await aRegister(rows);
  const { status, why } = await ask("Microsoft Corporation");
  expect(status).toBe("possible_match");
  expect(why).toContain("but for its legal ending");
  expect((await ask("Microsoft Ltd")).status).toBe("licensed");
});

test("a dropped last letter is a misspelling, and so are two edits of a long name", async () => {
  await aRegister(rows);
  expect((await ask("Fellgate Bee")).why).toBe("Name differs by one letter.");
  expect(await ask("Bramblcote Enginering Services")).toMatchObject({
    status: "possible_match",
    first: "Bramblecote Engineering Services Ltd",
  });
  expect((await ask("Bramblecote Eng Svcs")).first).toBe("Bramblecote Engineering Services Ltd");
});

test("that an organisation has left is said before a similar one is offered", async () => {
  await aRegister([...rows, row("Fellgate Beer Ltd", { town: "York" })]);
  await aRegister(rows, "2026-07-17");
  const { status, why } = await ask("Fellgate Beer");
  expect(status).toBe("not_found");
  expect(why).toContain("Fellgate Beer Ltd was on the register");
});

test.each(["Fellg", "Bramblecote", "Lark", "Zzyx Analytics", "Quarrydale Fintech"])(
  "for %j the page says not found only where the public address lists nobody",
  async (q) => {
    await aRegister(rows);
    const { status } = await ask(q);
    const from = { clientAddress: "192.0.2.9", now: new Date("2026-11-16T09:00:00Z") };
    const listed = await lookUpForPublic({ q, town: null, limit: null }, from);
    const names = listed.kind === "answer" ? listed.results : [];
    expect(status === "not_found").toBe(names.length === 0);
  },
);

test("a leaver is told before a company whose name is the same but for UK or Group", async () => {
  const group = row("Fellgate Beer Group Limited", { town: "Hull" });
  await aRegister([...rows, group, row("Fellgate Beer Ltd", { town: "York" })]);
  await aRegister([...rows, group], "2026-07-17");
  const { status, why, first, results } = await ask("Fellgate Beer");
  expect(status).toBe("not_found");
  expect(why).toContain("Fellgate Beer Ltd was on the register");
  expect(first).toBe("Fellgate Beer Ltd");
  expect(results.map(({ name }) => name)).toContain("Fellgate Beer Group Limited");
});

test("a leaver in the town asked for is told before its namesake in another town", async () => {
  const namesake = row("Larkspur Foods Ltd", { town: "Leeds" });
  await aRegister([...rows, namesake, row("Larkspur Foods Ltd", { town: "York" })]);
  await aRegister([...rows, namesake], "2026-07-17");
  expect(await ask("Larkspur Foods", "York")).toMatchObject({ status: "not_found" });
  for (const town of ["Leeds", null])
    expect(await ask("Larkspur Foods", town)).toMatchObject({ status: "licensed" });
});

test("why a name leads to an entry is told, with the day it was checked", async () => {
  await aRegister(rows);
  const ucl = await ask("UCL");
  expect(ucl.results[0]?.tie).toMatchObject({ why: "initials", isByStaff: false });
  expect(ucl.why).toMatch(/“UCL” are its initials, checked by us on \d+ \w+ 2026\./);
  expect((await ask("Openreach")).why).toContain("“Openreach” is a brand of its group");

  const organisationId = ucl.organisationId!;
  await confirmAlias(await aStaffMember(), { organisationId, alias: "The Gower College" }, now);
  expect((await ask("gower college")).results[0]).toBeDefined();
  expect((await ask("The Gower College")).why).toContain(
    "“The Gower College” is a name of it, confirmed by our staff on 15 November 2026.",
  );
});

test("a brand at a given town prefers the company there; a town that nobody has lowers it", async () => {
  await aRegister([
    row("Tern Robotics UK Limited", { town: "Leeds" }),
    row("Tern Robotics Group Limited", { town: "Bristol" }),
  ]);
  expect(await ask("Tern Robotics")).toMatchObject({ isAmbiguous: true, isFamily: true });
  for (const [town, name] of [
    ["Leeds", "Tern Robotics UK Limited"],
    ["Bristol", "Tern Robotics Group Limited"],
  ] as const) {
    const { isAmbiguous, first, status } = await ask("Tern Robotics", town);
    expect({ isAmbiguous, first, status }).toEqual({
      ...{ isAmbiguous: false, first: name, status: "licensed" },
    });
  }
  const elsewhere = await ask("Tern Robotics", "Truro");
  expect(elsewhere).toMatchObject({ isAmbiguous: true, status: "possible_match" });
  const [lone] = [row("Quill Robotics UK Limited", { town: "Leeds" })];
  await aRegister([lone], "2026-07-10");
  const there = await ask("Quill Robotics", "Leeds");
  const contradicted = await ask("Quill Robotics", "Truro");
  expect(there.status).toBe("licensed");
  expect(contradicted.status).toBe("possible_match");
  expect(contradicted.confidence).toBeLessThan(there.confidence);
});
