import { expect } from "vitest";
import { aCv, aDocument, workEntry } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { findKnownSkills } from "./known-skills.queries.server.ts";
import { newEntry } from "./new-entry.ts";

const skill = { ...newEntry("skills"), id: "s1", name: "Data", keywords: ["SQL", "Tableau"] };

test("a tool counts where its use is told, once, and not where it is hidden", async () => {
  const student = await aStudent();
  const document = aDocument({
    skills: [skill],
    work: [
      workEntry("w1", { highlights: ["Built dashboards in tableau and Power BI for 3 teams."] }),
      workEntry("w2", { isHidden: true, highlights: ["Kept a Salesforce list."] }),
      workEntry("w3", { summary: "Excel at meeting people, go the extra mile." }),
    ],
  });
  const location = { ...document.basics.location, city: "Leeds" };
  await aCv(student, { document: { ...document, basics: { ...document.basics, location } } });
  expect(await findKnownSkills(student.id)).toEqual({
    skills: ["SQL", "Tableau", "Power BI"],
    towns: ["Leeds"],
  });
});
