import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  ["Ananya Rao", "UK graduate CV", "pdf", "ananya-rao-uk-graduate-cv.pdf"],
  ["Zoë Müller", "Lebenslauf", "docx", "zoe-muller-lebenslauf.docx"],
  ["王芳", "", "txt", "cv.txt"],
  ['../..\\"', "a\r\nb", "md", "a-b.md"],
])("%s and %s as %s is %s", (person, title, ending, name) => {
  expect(fileName(person, title, ending)).toBe(name);
});
