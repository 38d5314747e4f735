import { expect } from "#e2e/fixtures.ts";
import { plain } from "#e2e/kit/plain/plain-test.ts";
import { newStudent } from "./steps.ts";

type Acted = { kind: string; thing_id: string };

plain(
  "their data says that they registered, and which parts of the site they visited",
  async ({ page, mailbox }) => {
    await newStudent(page, mailbox);
    for (const path of ["/jobs", "/my-cvs", "/jobs?q=engineer", "/visa-check", "/privacy-policy"])
      await page.goto(path);
    await page.goto("/visa-check?title=Engineer&pay=40000");

    // Visits are written a moment after the page.
    const done = async () => {
      const data = await (await page.request.get("/account/my-data.json")).json();
      const acts = data.tables.activity as Acted[];
      return acts.map(({ kind, thing_id }) => `${kind} ${thing_id}`.trim()).sort();
    };
    await expect
      .poll(done)
      .toEqual([
        "capability-visited cvs",
        "capability-visited jobs",
        "capability-visited visa-tools",
        "registered",
        "signed-in",
        "visa-check-made visa-check",
      ]);
  },
);
