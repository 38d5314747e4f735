import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aRegister, idOfSponsor, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { confirmAlias } from "./aliases.server.ts";
import { findSponsors } from "./find-sponsors.server.ts";

const rows = [
  row("BRACKWATER SOFTWARE LTD"),
  row("BRACKWATER SOFTWARE LTD", {
    route: "Global Business Mobility: Graduate Trainee",
    rating: "Temporary Worker (A rating)",
  }),
  row("Brackwater Homes (Humber) Limited", { town: "Hull", rating: "Worker (B rating)" }),
  row("Harrow Logistics Limited", { town: "Wembley" }),
  row("Harrow Logistics Limited", { town: "Coventry" }),
  row("J K Patel t/a Saltmarsh Stores", {
    town: "Harrow",
    route: "Creative Worker",
    rating: "Temporary Worker (A rating)",
  }),
  row("Quorn LLP"),
  row("Quorn Ireland"),
  row("Kestrel Vale Hospitals"),
  row("Tarn Choir", { route: "Creative Worker" }),
  row("Eel Federation", { town: "Croydon" }),
  row("Heron College", { town: "NR WINDSOR" }),
];

async function check(q: string, town: string | null = null) {
  const answer = await findSponsors({ q, town });
  return { ...answer!.verdict, first: answer!.results[0] };
}

test("before any register there is no answer", async () => {
  expect(await findSponsors({ q: "anything" })).toBeNull();
});

test.each([
  ["brackwater software", null, "licensed", "Name is the same."],
  [
    "Brackwater Software Limited",
    "Leeds",
    "licensed",
    "Name is the same. Town is the same, Leeds.",
  ],
  ["Brackwater Homes (Humber)", null, "licensed_restricted", "Name is the same."],
  ["Tarn Choir", null, "licensed_other_routes", "Name is the same."],
  ["Brackwater Sofware", null, "possible_match", "Name differs by one letter."],
  [
    "Kestrel Vale NHS Trust",
    null,
    "possible_match",
    "Name is the same, with another word for the same thing.",
  ],
  ["Saltmarsh Stores", null, "possible_match", "Trading name is the same."],
  ["Eel Federation", "London", "licensed", "Name is the same."],
  ["Heron College", "Windsor", "licensed", "Name is the same."],
  ["Harrow Logistics", "Wembley", "licensed", "Name is the same. Town is the same, Wembley."],
])("%j in %s is %s", async (q, town, status, why) => {
  await aRegister(rows);
  expect(await check(q, town)).toMatchObject({ status, isAmbiguous: false, why });
});

test("nobody is found: that is about the name, never about what the employer can do", async () => {
  await aRegister(rows);
  const { status, organisationId, why } = await check("Zzyx Analytics");
  expect({ status, organisationId }).toEqual({ status: "not_found", organisationId: null });
  expect(why).not.toMatch(/cannot/);
});

test("a famous name that this copy does not list is said to be whom it means", async () => {
  await aRegister(rows);
  expect(await check("TfL")).toMatchObject({
    status: "not_found",
    why: "TfL is Transport for London on the Home Office’s register, by our list of names; this copy of the register does not list it.",
  });
});

test.each(["Harrow Logistics", "Quorn", "Brackwater"])(
  "%s could be several: we do not choose",
  async (q) => {
    await aRegister(rows);
    expect(await check(q)).toMatchObject({
      status: "possible_match",
      isAmbiguous: true,
      organisationId: null,
    });
  },
);

test("whom the verdict is about is among the results, however many are as near by their bare name", async () => {
  const others = ["Bath", "Derby", "Ely", "Hull", "Leeds", "Luton", "Truro", "York"];
  await aRegister([
    ...others.map((town) => row("Quorn Ltd", { town })),
    row("Quorn LLP", { town: "Zeal" }),
  ]);
  for (const limit of [1, 5]) {
    const { verdict, results } = (await findSponsors({ q: "Quorn LLP", limit }))!;
    expect(verdict.status).toBe("licensed");
    expect(results[0]).toMatchObject({ organisationId: verdict.organisationId, town: "Zeal" });
    expect(results).toHaveLength(limit);
  }
});

test("a count that was cut is said to be one", async () => {
  const towns = (count: number) =>
    Array.from({ length: count }, (_, n) => row("Harrow Ltd", { town: `Town ${n}` }));
  await aRegister(towns(11));
  expect((await check("Harrow Ltd")).why).toMatch(/^11 organisations have this name/);
  await aRegister(towns(30), "2026-07-10");
  expect((await check("Harrow Ltd")).why).toMatch(/^12 or more organisations have this name/);
});

test("a name that staff gave to one and another bears itself is ambiguous, unless said in full", async () => {
  await aRegister([
    ...rows,
    row("Ernst Bell LLP", { town: "London" }),
    row("EB Ltd", { town: "Hull" }),
  ]);
  const organisationId = await idOfSponsor("Ernst Bell");
  await confirmAlias(await aStaffMember(), { organisationId, alias: "EB" }, now);

  expect(await check("EB")).toMatchObject({ isAmbiguous: true, organisationId: null });
  const inFull = await check("EB Limited");
  expect(inFull).toMatchObject({ isAmbiguous: false, first: { name: "EB Ltd" } });
  expect(await check("EB", "London")).toMatchObject({ isAmbiguous: false, organisationId });
});

test("a name given in full is not ambiguous", async () => {
  await aRegister(rows);
  expect(await check("Quorn LLP")).toMatchObject({ status: "licensed", isAmbiguous: false });
});

test("an organisation that has left is not found, and its leaving is told", async () => {
  await aRegister([...rows, row("Ostler Bay Foods Ltd")]);
  await aRegister(rows, "2026-07-17");
  const { status, why, first } = await check("Ostler Bay Foods");
  expect(status).toBe("not_found");
  expect(why).toBe(
    "Ostler Bay Foods Ltd was on the register and is not in the one of 17 July 2026.",
  );
  expect(first).toMatchObject({ leftOn: "2026-07-17", standing: null, routes: [] });
});

test("results carry ratings and routes, Skilled Worker first", async () => {
  await aRegister(rows);
  const { first } = await check("brackwater software");
  expect(first).toMatchObject({
    name: "BRACKWATER SOFTWARE LTD",
    town: "Leeds",
    county: null,
    ratings: ["A"],
    routes: ["Skilled Worker", "Global Business Mobility: Graduate Trainee"],
    score: 1,
  });
});

test("of several with one name every one is shown, also more than were asked for", async () => {
  const towns = ["Perth", "York", "Newry", "Lurgan", "Ely", "Hull", "Leeds", "Bath"];
  await aRegister([...rows, ...towns.map((town) => row("Fellgate Beef Ltd", { town }))]);
  const answer = await findSponsors({ q: "Fellgate Beef" });
  expect(answer?.verdict.why).toContain("8 organisations have this name");
  expect(answer?.results.map(({ town }) => town).sort()).toEqual([...towns].sort());
});
