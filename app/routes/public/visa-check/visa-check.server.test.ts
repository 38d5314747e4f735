import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aRegister, manyFirms } from "#test/register.ts";
import { loadVisaCheck } from "./visa-check.server.ts";

const JOB = "https://waymark.example/visa-check?code=2134&pay=60000&hours=37.5";
const guest = { visitor: { kind: "guest" }, clientAddress: "192.0.2.1" } as const;

test("an advert that refuses to sponsor is said in the headline, and one that does not is not", async () => {
  const plain = await loadVisaCheck(new URL(JOB), guest);
  const refused = await loadVisaCheck(new URL(`${JOB}&advert=no`), guest);
  expect(plain.verdict).toContain('data-tone="');
  expect(plain.verdict).not.toContain("No sponsorship offered");
  expect(refused.verdict).toContain("No sponsorship offered. By the rules alone: ");
  expect(refused.verdict).toContain("The advert says that it does not sponsor.");
  const quoted = await loadVisaCheck(new URL(`${JOB}&advert=no&said=Sorry,+none`), guest);
  expect(quoted.verdict).toContain("says that it does not sponsor: “Sorry, none”. The rules may");
});

test.for([
  ["Dublin", "This is in Ireland, and"],
  ["Toronto", "This is in Canada, and"],
  ["London, Ontario", "This is in Canada, and"],
  ["Perth, Australia", "This is in Australia, and"],
])("a job in %s is not judged by the rules of the UK", async ([town, sentence]) => {
  const { view, verdict, status } = await loadVisaCheck(new URL(`${JOB}&town=${town}`), guest);
  expect({ verdict, status }).toEqual({ verdict: null, status: 400 });
  expect(view.errors.town).toContain(sentence);
  expect(view.values.town).toBe(town);
});

test("an employer abroad may have a job in the UK", async () => {
  const { status } = await loadVisaCheck(new URL(`${JOB}&town=Dublin&nation=wales`), guest);
  expect(status).toBe(200);
});

test.for(["Leeds", "Perth", "Newcastle", "Bangor", "Little Wittering", ""])(
  "a job in “%s” may be in the UK",
  async (town) => {
    const { status } = await loadVisaCheck(new URL(`${JOB}&town=${town}`), guest);
    expect(status).toBe(200);
  },
);

test("an advert that leaves sponsoring open is quoted beside the verdict", async () => {
  const said = new URLSearchParams({ advert: "conditional", said: "We may sponsor visas" });
  const { verdict } = await loadVisaCheck(new URL(`${JOB}&${said}`), guest);
  expect(verdict).toContain("sponsorship depends on conditions: “We may sponsor visas”.");
  expect(verdict).toContain("Sponsorship on conditions. By the rules alone: ");
  const silent = await loadVisaCheck(new URL(`${JOB}&advert=silent&said=We+may`), guest);
  expect(silent.verdict).not.toContain("We may");
  expect(silent.verdict).not.toContain("Sponsorship on conditions");
});

test("an advert that offers sponsorship is said to, beside what the register says of its employer", async () => {
  await aRegister(manyFirms);
  const employer = "Quillfeather Bakehouse";
  const query = new URLSearchParams({ advert: "yes", employer });
  const { verdict } = await loadVisaCheck(new URL(`${JOB}&${query}`), guest);
  expect(verdict).toContain("Employer not found on the register");
  expect(verdict).toContain(
    "The advert offers sponsorship, but we did not find its employer on the register",
  );
  const unnamed = await loadVisaCheck(new URL(`${JOB}&advert=yes`), guest);
  expect(unnamed.verdict).toContain("The advert offers sponsorship; no employer");
  const quoted = await loadVisaCheck(new URL(`${JOB}&advert=yes&said=We+do`), guest);
  expect(quoted.verdict).toContain("offers sponsorship (“We do”); no employer");
  for (const advert of ["", "no", "conditional", "unclear", "silent", "maybe"]) {
    const other = await loadVisaCheck(new URL(`${JOB}&advert=${advert}`), guest);
    expect(other.verdict).not.toContain("offers sponsorship");
  }
});

test("words of an advert are those of the answer they were read as", async () => {
  const of = async (query: Record<string, string>) =>
    loadVisaCheck(new URL(`${JOB}&${new URLSearchParams(query)}`), guest);
  const changed = await of({ advert: "unclear", said: "We may sponsor", saidAs: "conditional" });
  expect(changed.verdict).toContain("does not say clearly whether it sponsors.");
  expect(changed.verdict).not.toContain("We may sponsor");
  expect(changed.view.values.said).toBeUndefined();
  const left = await of({ advert: "conditional", said: "We may sponsor", saidAs: "conditional" });
  expect(left.verdict).toContain("“We may sponsor”.");
});

test.each([
  ["Birmingham", "england", "£29,970"],
  ["Cardiff", "wales", "£30,420"],
])("a nurse in %s is measured by the scale of %s", async (town, nation, line) => {
  const nurse = "https://waymark.example/visa-check?title=Band+5+staff+nurse&pay=31049";
  const byTown = await loadVisaCheck(new URL(`${nurse}&town=${town}`), guest);
  const byNation = await loadVisaCheck(new URL(`${nurse}&nation=${nation}`), guest);
  expect(byTown.verdict).toContain(`against ${line}`);
  expect(byNation.verdict).toContain(`against ${line}`);
  expect(byTown.view.readAs.nation).toContain("Read from the town");
});

test("which occupation it is, is asked where a title was given, and not where a code was", async () => {
  const analyst = "https://waymark.example/visa-check?title=Research+associate&pay=40000";
  const asked = "Which of these is the work?";
  expect((await loadVisaCheck(new URL(analyst), guest)).verdict).toContain(asked);
  const coded = await loadVisaCheck(new URL(`${analyst}&code=2119`), guest);
  expect(coded.verdict).toContain("Code 2119");
  expect(coded.verdict).not.toContain(asked);
});

test("a town of two nations is no nation", async () => {
  const { view } = await loadVisaCheck(new URL(`${JOB}&town=Bangor`), guest);
  expect(view.readAs.nation).toBeUndefined();
});

test("the closing day of a pasted advert is told with the answer", async () => {
  const { verdict } = await loadVisaCheck(new URL(`${JOB}&closes=2020-01-31`), guest);
  expect(verdict).toContain("The advert closed on 31 January 2020.");
  expect((await loadVisaCheck(new URL(JOB), guest)).verdict).not.toContain("The advert clos");
});

test("a start too late for an application today is told", async () => {
  const { verdict } = await loadVisaCheck(new URL(`${JOB}&starts=2099-05-04`), guest);
  expect(verdict).toContain("4 February 2099");
  expect((await loadVisaCheck(new URL(JOB), guest)).verdict).not.toContain("2099");
});

test("an advert's word on a charter makes no new entrant, but a condition", async () => {
  const surveyor = "https://waymark.example/visa-check?code=2454&pay=34000&hours=37.5";
  const reader = "visa=none&born=1990-01-01&english=b2&phd=none";
  const of = async (said: string) =>
    (await loadVisaCheck(new URL(`${surveyor}&${reader}${said}`), guest)).verdict;
  expect(await of("&registration=advert")).toContain("works towards a UK registration or charter");
  expect(await of("&registration=advert")).not.toContain('data-tone="ok"');
});
