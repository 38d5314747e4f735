import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { decide } from "#rules/access/decide.ts";
import { guest, type Member, type Visitor } from "#rules/access/visitor.ts";
import { type Outcome, type VisitorName, visitors } from "#test/conformance/expectation.ts";
import { expectations, expectedOutcome } from "#test/conformance/expected-access.ts";
import { addresses } from "./addresses.ts";
import { exampleOf } from "./examples.ts";

const member: Member = {
  kind: "member",
  id: "somebody",
  role: "student",
  universityId: 1,
  cihPremium: false,
  countryGuide: true,
  pageAccess: true,
};

const people: Record<VisitorName, Visitor> = {
  guest,
  student: member,
  premium: { ...member, cihPremium: true },
  noguide: { ...member, countryGuide: false },
  predeparture: { ...member, role: "predeparture_student" },
  admin: { ...member, role: "university_admin", officeRole: "owner" },
  alumni: { ...member, role: "alumni" },
  employer: { ...member, role: "employer", universityId: null },
  ambassador: { ...member, role: "ambassador" },
  // Most of the desk is for some of staff: test/conformance/desk-roles.ts says for whom.
  staff: { ...member, role: "staff", staffRole: "administrator", universityId: null },
};

test("the table and the specification name the same addresses, each once", () => {
  const expected = expectations.flatMap(({ paths }) => paths).toSorted();
  expect(addresses.map(({ path }) => path).toSorted()).toEqual(expected);
});

test("every address has an example of itself, with no blank left", () => {
  for (const { path, example } of addresses) {
    const match = matchPath(path, example.split("?")[0]!);
    expect(match, `${example} as an example of ${path}`).not.toBeNull();
    expect(example).not.toMatch(/[:*]/);
  }
});

test("a blank that nobody gave an example for is noticed", () => {
  expect(() => exampleOf("/nowhere/:unheard_of")).toThrow("/nowhere/:unheard_of");
});

test("route names are unique", () => {
  expect(new Set(addresses.map(({ name }) => name)).size).toBe(addresses.length);
});

test.each(["main", "microsite"] as const)(
  "every address answers every visitor of the %s site as specified",
  (site) => {
    for (const address of addresses) {
      for (const visitor of visitors) {
        const visit = {
          visitor: people[visitor],
          isMicrosite: site === "microsite",
          previousPath: null,
        };
        expect({ path: address.path, visitor, outcome: outcomeOf(decide(address, visit)) }).toEqual(
          { path: address.path, visitor, outcome: expectedOutcome(address.path, visitor, site) },
        );
      }
    }
  },
);

test("without page access the hub asks to sign in", () => {
  const visitor: Visitor = { ...member, pageAccess: false };
  const decision = decide({ access: "hub" }, { visitor, isMicrosite: false, previousPath: null });
  expect(decision).toEqual({ kind: "redirect", to: "/login" });
});

test("an auth screen sends a signed-in person back to where they were", () => {
  const visit = { visitor: member, isMicrosite: false, previousPath: "/my-cvs" };
  expect(decide({ access: "auth-screen" }, visit)).toEqual({ kind: "redirect", to: "/my-cvs" });
});

test("an address whose list of roles is empty is refused to everyone", () => {
  const visit = { visitor: member, isMicrosite: false, previousPath: null };
  expect(decide({ access: "login", roles: [] }, visit)).toEqual({ kind: "forbid" });
});

test("following redirects never goes in a circle", () => {
  for (const address of addresses) {
    for (const visitor of visitors) {
      for (const isMicrosite of [false, true]) {
        expect(() => walk(address.path, { visitor: people[visitor], isMicrosite })).not.toThrow();
      }
    }
  }
});

type Walker = { visitor: Visitor; isMicrosite: boolean };

function walk(path: string, walker: Walker, hops = 0): void {
  if (hops > 5) throw new Error(`Redirects from ${path} do not end`);
  const address = addresses.find((candidate) => candidate.path === path)!;
  const decision = decide(address, { ...walker, previousPath: null });
  if (decision.kind === "redirect") walk(decision.to, walker, hops + 1);
}

function outcomeOf(decision: ReturnType<typeof decide>): Outcome {
  if (decision.kind === "allow") return "open";
  return decision.kind === "forbid" ? "refused" : (decision.to as Outcome);
}
