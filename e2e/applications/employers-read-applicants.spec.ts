import { expect, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";
import { aCvOf } from "../cvs/steps.ts";

const SLUG = "graduate-data-engineer-brackwater-software";
const APPLICANTS = "/employer/jobs/161/applicants";

/** Sends an application over HTTP, as the forms would; answers where it stands for its applicant. */
async function applyAs(name: "ambassador", cookie: string): Promise<string> {
  const cvId = await aCvOf(name, `For the inbox ${Date.now()}`);
  const headers = { cookie };
  const answers = { answer1: "A flat line told me.", answer2: "Either", answer3: "Yes" };
  const form = { cv: `${cvId} revision 1`, ...answers, intent: "review" };
  await send(`/jobs/${SLUG}/application`, { headers, form });
  const { body } = await send(`/jobs/${SLUG}/application/review`, { headers });
  const hidden = [...body.matchAll(/name="(revision|asked|line)" value="([^"]*)"/g)].map(
    ([, field = "", value = ""]) => [
      field,
      value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'"),
    ],
  );
  const sent = await send(`/jobs/${SLUG}/application/review`, {
    headers,
    form: Object.fromEntries(hidden),
  });
  return String(sent.headers.location);
}

test("an employer finds an applicant, reads, moves, answers and refuses, all without script", async ({
  noJs,
  mailbox,
}) => {
  const applicant = await sessionFor("ambassador", "main");
  const own = await applyAs("ambassador", applicant.cookie);
  expect(own).toMatch(/^\/my-applications\/\d+$/);
  const employer = await sessionFor("employer", "main");
  await noJs.context().addCookies(browserCookies(employer));

  await test.step("the list is filtered and opened", async () => {
    await noJs.goto(APPLICANTS);
    await noJs.getByLabel("Name", { exact: true }).fill("Chiamaka");
    await noJs.getByLabel("Stage").selectOption("new");
    await noJs.getByRole("button", { name: "Search" }).click();
    await noJs.getByRole("link", { name: "Chiamaka Obinwa" }).click();
    await expect(noJs.getByText("A flat line told me.")).toBeVisible();
  });

  await test.step("the CV is a file of this company's alone", async () => {
    const href = await noJs.getByRole("link", { name: "CV (PDF)" }).getAttribute("href");
    const read = (cookie: string) => send(String(href), { headers: { cookie } });
    const file = await read(employer.cookie);
    expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(file.headers["cache-control"]).toBe("private, no-store");
    expect((await read(applicant.cookie)).status).toBe(403);
    const foreign = String(href).replace("/jobs/161/", "/jobs/12/");
    expect((await send(foreign, { headers: { cookie: employer.cookie } })).status).toBe(404);
  });

  await test.step("moved on, and written to", async () => {
    await noJs.getByLabel("Move to").selectOption("interview");
    await noJs.getByRole("button", { name: "Move", exact: true }).click();
    await expect(noJs.getByText("Moved to Interview.")).toBeVisible();
    await noJs.getByRole("button", { name: "Send message" }).click();
    await expect(noJs.locator(".errsum")).toContainText("Write the message.");
    await noJs.getByLabel("Message", { exact: true }).fill("Come on Monday at ten.");
    await noJs.getByRole("button", { name: "Send message" }).click();
    await expect(noJs.getByText("Chiamaka Obinwa gets an email.")).toBeVisible();
    await mailbox.nextMailTo("ambassador@waymark.example");
    const answer = await mailbox.nextMailTo("ambassador@waymark.example");
    expect(answer.text).toContain("Come on Monday at ten.");
    const { body } = await send(own, { headers: { cookie: applicant.cookie } });
    expect(body).toContain("The employer would like to meet you.");
    expect(body).toContain("Come on Monday at ten.");
  });

  await test.step("in one step with others, and with a kind sentence", async () => {
    await noJs.goto(`${APPLICANTS}?q=Chiamaka`);
    await noJs.getByLabel("Select Chiamaka Obinwa").check();
    await noJs.getByRole("button", { name: "Mark selected as not successful" }).click();
    await expect(noJs.getByText("Each of them gets a short, polite email.")).toBeVisible();
    await noJs.getByRole("button", { name: "Mark 1 applicant as not successful" }).click();
    await expect(noJs.getByText("1 told that they were not successful.")).toBeVisible();
    const refusal = await mailbox.nextMailTo("ambassador@waymark.example");
    expect(refusal.text).toContain("We wish you well in your search.");
  });

  await test.step("the file of the list has the answers", async () => {
    const asked = { headers: { cookie: employer.cookie } };
    const csv = await send(`${APPLICANTS}?q=Chiamaka&format=csv`, asked);
    expect(csv.headers["content-type"]).toContain("text/csv");
    expect(csv.body).toContain("Not successful");
    expect(csv.body).toContain("A flat line told me.");
  });
});
