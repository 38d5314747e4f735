import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { landingType } from "#domain/jobs/landing/landing-type.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { renamePage } from "#domain/pages/rename-page.server.ts";
import { guest } from "#rules/access/visitor.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { loader } from "./route.tsx";

const now = new Date("2031-03-01T09:00:00Z");
const fields = landingType.fields.parse({ heading: "Law", criteria: "sector=law" });
const words = { title: "Law", description: "", body: "Words.", reviewBy: null, author: null };

test("the address a landing page had leads to the one it has, for good", async () => {
  const staff = await aStaffMember();
  await addPage(landingType, staff, { slug: "law", ...words, fields }, now);
  await renamePage(landingType, staff, { slug: "law", to: "law-jobs" }, now);
  // Nobody is told where a draft went.
  await expect(read("law")).rejects.toMatchObject({ init: { status: 404 } });

  await publishPage(landingType, staff, { slug: "law-jobs" }, now);
  const moved = await read("law").catch((answer: Response) => answer);
  expect(moved).toMatchObject({ status: 301 });
  expect((moved as Response).headers.get("location")).toBe("/jobs-for/law-jobs");
});

async function read(slug: string): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(visitorContext, guest);
  const request = new Request(`http://localhost/jobs-for/${slug}`);
  return loader({ params: { slug }, request, context } as unknown as Parameters<typeof loader>[0]);
}
