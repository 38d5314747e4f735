import { expect, test } from "vitest";
import { fullCv } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { withoutHiddenSections } from "./as-shown.ts";
import { toJsonResume } from "./to-json-resume.ts";

test("what its owner hides, and what its country leaves out, is not in the file for others", () => {
  const hidden = fullDocument.work.map((entry) => ({ ...entry, isHidden: entry.id === "w2" }));
  const sections = fullDocument.sections.map((place) => ({
    ...place,
    isHidden: place.section === "interests",
  }));
  const cv = fullCv({ market: "gb" }, { work: hidden, sections });
  const everything = JSON.stringify(toJsonResume(cv.document));
  const shown = JSON.stringify(toJsonResume(withoutHiddenSections(cv)));
  for (const words of [
    "Night supervisor",
    fullDocument.interests[0]!.name,
    fullDocument.basics.bornOn,
  ]) {
    expect(everything).toContain(words);
    expect(shown).not.toContain(words);
  }
  expect(shown).toContain(fullDocument.work[0]!.position);
});

test("the line from “my situation” goes along in today's words", () => {
  const rightToWork = { source: "from-situation", words: "" } as const;
  const cv = { ...fullCv({}, { rightToWork }), rightToWorkWords: "Graduate visa to 3 March 2028." };
  expect(withoutHiddenSections(cv).rightToWork).toEqual({
    source: "own-words",
    words: "Graduate visa to 3 March 2028.",
  });
});
