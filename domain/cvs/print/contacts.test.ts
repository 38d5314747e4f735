import { expect, test } from "vitest";
import { fullCv } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { contactBlocks } from "./contacts.ts";
import { printWords } from "./words.ts";

const url = "https://www.linkedin.example/in/ananya-rao/";

test.each([
  ["LinkedIn", "ananya-rao", url, "linkedin.example/in/ananya-rao"],
  ["LinkedIn", "ananya-rao-example", url, "linkedin.example/in/ananya-rao"],
  ["My writing", "ananya", "https://rao.example/blog", "My writing: rao.example/blog"],
  ["", "ananya", "https://rao.example/", "rao.example"],
  ["ORCID", "0000-0002", "", "ORCID: 0000-0002"],
])("a link to %s as %s at “%s” prints as “%s”", (network, username, address, text) => {
  const profile = { id: "p", isHidden: false, network, username, url: address };
  const cv = fullCv({}, { basics: { ...fullDocument.basics, profiles: [profile] } });
  const said = contactBlocks(cv, printWords("en-GB", "gb")).map((each) => each.text);
  expect(said).toContain(text);
  expect(said.filter((each) => /rao\.example|linkedin|orcid/i.test(each))).toContain(text);
});
