import { expect, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { someEmail } from "../account/steps.ts";

test("several are approved after one question; one decided meanwhile is said and stops no other", {
  tag: "@embedded",
}, async ({ noJs }) => {
  const { cookie } = await sessionFor("staff", "main");
  const requester = (name: string) => ({
    name: `${name} ${Date.now().toString(36)}`,
    email: someEmail("hires.example"),
    employerName: `${name} Works`,
  });
  const [ada, bo, cy] = [requester("Ada"), requester("Bo"), requester("Cy")] as const;
  for (const form of [ada, bo, cy]) await send("/employers", { form });

  await noJs.context().addCookies(browserCookies(await sessionFor("staff", "main")));
  await noJs.goto("/staff/access-requests?kind=employer");
  for (const { name } of [ada, bo, cy]) await noJs.getByLabel(`Select ${name}`).check();
  await noJs.getByRole("button", { name: "Approve selected" }).click();
  await expect(noJs.getByRole("heading", { name: "Approve 3 requests?" })).toBeVisible();
  await expect(noJs.getByLabel(`Select ${bo.name}`)).toBeChecked();
  await expect(noJs.getByRole("button", { name: `Approve ${ada.name}` })).toBeVisible();

  const id = await noJs.getByLabel(`Select ${bo.name}`).getAttribute("value");
  const decline = { id: String(id), decision: "declined", note: "" };
  await send("/staff/access-requests", { headers: { cookie }, form: decline });

  await noJs.getByRole("button", { name: "Approve 3 requests" }).click();
  await expect(noJs.getByText("2 approved, 1 no longer waiting.")).toBeVisible();
  expect(new URL(noJs.url()).searchParams.get("kind")).toBe("employer");
  const row = (name: string) => noJs.getByRole("listitem").filter({ hasText: name });
  await expect(row(cy.name).getByText("Approved", { exact: true })).toBeVisible();
  await expect(row(bo.name).getByText("Declined", { exact: true })).toBeVisible();
});
