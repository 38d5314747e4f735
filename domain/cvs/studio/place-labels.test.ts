import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";
import { sampleCv } from "./sample-cv.ts";

const [job] = sampleCv.document.work;

test.each([
  [["document", "basics", "label"], "Name and contact", "Your role, or the role you want"],
  [["document", "basics", "location", "city"], "Name and contact", "Town or city"],
  [["document", "rightToWork", "words"], "Right to work", "Your own words"],
  [["document", "sections", "work", "title"], "Experience", "Heading of this section"],
  [["document", "language"], "Name and contact", "Language of the CV"],
  [["look", "market"], "Look", "country it is made for"],
])("%o is called as the screen calls it", (path, part, field) => {
  expect(placeLabels(sampleCv.document, path, "gb")).toEqual({ part, field });
});

test("a field of an entry is called by its section, its entry and its label", () => {
  const path = ["document", "work", job!.id, "position"];
  expect(placeLabels(sampleCv.document, path, "gb")).toEqual({
    part: `Experience, ${job!.position}, ${job!.name}`,
    field: "Job title",
  });
});
