import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aRegister } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { findSponsors } from "../find-sponsors.server.ts";
import { lookUpForPublic } from "../look-up-for-public.server.ts";

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

test("whoever left is said to have left before anybody similar is offered", async () => {
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
