import { expect, test } from "vitest";
import { universitySchema } from "./university.schema.ts";

const posted = {
  name: "Westmere University",
  shortName: "Westmere",
  town: "Westmere",
  countryId: "226",
  timeZone: "Europe/London",
  slug: "westmere",
  brandColour: "#28518C",
  domains: "",
  campuses: "",
};

test("domains and campuses are read one a line, as browsers send lines", () => {
  const domains = " Westmere.example \r\n\r\nmail.westmere.example\r\nwestmere.example";
  const campuses = "Main building, east wing, Westmere\r\nShore,Westport";

  expect(universitySchema.parse({ ...posted, domains, campuses })).toMatchObject({
    countryId: 226,
    brandColour: "#28518c",
    domains: ["westmere.example", "mail.westmere.example"],
    campuses: [
      { name: "Main building, east wing", town: "Westmere" },
      { name: "Shore", town: "Westport" },
    ],
  });
});

test.each([
  [{ name: " " }, "Enter the university's name."],
  [{ countryId: "1" }, "Choose a country from the list."],
  [{ countryId: "" }, "Choose a country from the list."],
  [{ timeZone: "" }, "Choose a time zone from the list."],
  [{ timeZone: "Europe/Nowhere" }, "Choose a time zone from the list."],
  [{ slug: "w" }, /^Use 2 to 40/],
  [{ slug: "-westmere" }, /^Use 2 to 40/],
  [{ slug: "West" }, /^Use 2 to 40/],
  [{ slug: "w".repeat(41) }, /^Use 2 to 40/],
  [{ brandColour: "green" }, /^Write the colour/],
  [{ domains: "westmere" }, /^“westmere” is not a domain/],
  [{ domains: "ada@westmere.example" }, /is not a domain/],
  [{ campuses: "Shore" }, /^“Shore” needs a name, a comma and a town/],
  [{ campuses: "Shore," }, /needs a name/],
  [{ campuses: "Shore, A\nshore, B" }, "Two campuses have the same name. Give each its own."],
])("%o is answered with a sentence at its field", (changes, sentence) => {
  const read = universitySchema.safeParse({ ...posted, ...changes });

  expect(read.error?.issues).toHaveLength(1);
  expect(read.error?.issues[0]).toMatchObject({
    path: [Object.keys(changes)[0]],
    message: typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
  });
});
