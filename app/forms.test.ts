import { expect, test } from "vitest";
import { profileSchema } from "#domain/accounts/people/profile.schema.ts";
import { readFields } from "./forms.server.ts";

test("a form's mistakes are listed as its fields stand on the page", () => {
  const posted = new FormData();
  for (const [name, value] of [
    ["name", ""],
    ["courseEndsOn-day", "31"],
    ["courseEndsOn-month", "2"],
    ["courseEndsOn-year", "2027"],
    ["phone", "123"],
    ["phoneCountry", "IN"],
    ["timeZone", "Mars/Base"],
  ] as const) {
    posted.append(name, value);
  }

  const read = readFields(posted, profileSchema);

  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([
    "name",
    "courseEndsOn",
    "phone",
    "timeZone",
  ]);
});
