import { expect, test } from "vitest";
import { attachmentOf, fileName } from "./file-name.ts";

test.each([
  ["Ananya Rao", "CV", "pdf", "ananya-rao-cv.pdf"],
  ["Zoë Müller", "Lebenslauf", "docx", "zoe-muller-lebenslauf.docx"],
  ["王芳", "", "txt", "cv.txt"],
  ['../..\\"', "a\r\nb", "md", "a-b.md"],
])("%s and %s as %s is %s", (person, what, ending, name) => {
  expect(fileName({ person, what, ending })).toBe(name);
});

test("a name in other letters is kept as it is written, and nothing of it ends the header", () => {
  expect(attachmentOf({ person: "王芳", what: "CV", ending: "pdf" })).toBe(
    `attachment; filename="cv.pdf"; filename*=UTF-8''${encodeURIComponent("王芳-cv.pdf")}`,
  );
  const hostile = attachmentOf({ person: 'a"\r\n; b\uD800', what: "CV", ending: "pdf" });
  expect(hostile).toMatch(/^attachment; filename="[a-z0-9.-]+"; filename\*=UTF-8''[\w.%-]+$/);
});
