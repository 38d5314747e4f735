import { expect, test } from "vitest";
import { kindOf } from "./kinds.ts";
import { levelOf } from "./levels.ts";
import { sectorOf } from "./sectors.ts";

test.each([
  ["FullTime", "full-time"],
  ["Full-time", "full-time"],
  ["Part time", "part-time"],
  ["Full time", "full-time"],
  ["Full-Time", "full-time"],
  ["Part-time", "part-time"],
  ["Intern", "internship"],
  ["Contract", "contract"],
  ["fulltime_permanent", "full-time"],
  ["Internship", "internship"],
  ["fulltime_fixed_term", "contract"],
  ["US Employee", "full-time"],
  ["permanent", "full-time"],
  ["Independent Contractor (FT)", "contract"],
  ["Freelance", "contract"],
  ["Fixed-Term", "contract"],
  ["Temporary", "temporary"],
  ["Temp Full-time", "temporary"],
  ["fulltime", "full-time"],
  ["contract", "contract"],
  ["intern", "internship"],
  ["internship", "internship"],
  ["parttime_permanent", "part-time"],
  ["Part-Time", "part-time"],
  ["Scholarship", "not-a-job"],
  ["PartTime", "part-time"],
  ["Contractor", "contract"],
  ["", "full-time"],
])("the 28 spellings of the real file: %j is %s", (spelling, kind) => {
  expect(kindOf(spelling, "Analyst")).toBe(kind);
});

test.each([
  ["Full-time", "Summer Intern, Finance", "internship"],
  [null, "Marketing Internship 2027", "internship"],
  [null, "Internal Auditor", "full-time"],
  [null, "International Tax Manager", "full-time"],
  ["Full-time", "Industrial Placement: Engineering", "placement"],
  [null, "Graduate Scheme: Law", "graduate-scheme"],
  [null, "Barista, part-time", "part-time"],
  [null, "Receptionist (Maternity Cover)", "contract"],
  ["Something new", "Analyst", "full-time"],
])("the field %j and the title %j make %s", (field, title, kind) => {
  expect(kindOf(field, title)).toBe(kind);
});

test.each([
  ["Graduate Analyst", "entry"],
  ["Junior Developer", "entry"],
  ["Data Analyst", "mid"],
  ["Senior Data Analyst", "senior"],
  ["Staff Engineer", "senior"],
  ["Head of Data", "lead"],
  ["Engineering Manager", "lead"],
  ["Account Manager", "mid"],
  ["Product Manager", "mid"],
  ["Senior Manager, Risk", "lead"],
])("%s is %s", (title, level) => {
  expect(levelOf(null, title, "full-time")).toBe(level);
});

test("an internship is for beginners, whatever its title", () => {
  expect(levelOf(null, "Senior Research Intern", "internship")).toBe("entry");
});

test.each([
  ["Data Engineer", null, "data"],
  ["Sales Engineer", null, "sales"],
  ["Software Engineer", null, "technology"],
  ["Mechanical Engineer", null, "engineering"],
  ["Staff Nurse", null, "health"],
  ["Trainee Solicitor", null, "law"],
  ["Trainee", "Finance", "finance"],
  ["Ferry Pilot", null, "other"],
])("%s in %s is %s", (title, department, sector) => {
  expect(sectorOf(title, department)).toBe(sector);
});
