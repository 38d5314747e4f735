import { expect, test } from "vitest";
import { fullCv } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { contactBlocks } from "./contacts.ts";
import { fieldsOf } from "./fields.ts";
import { printLabels } from "./print-labels.ts";

const url = "https://www.linkedin.example/in/ananya-rao/";

test("a name that the address does not say is missed where it is not printed", () => {
  const profile = {
    id: "p",
    isHidden: false,
    network: "Discord",
    username: "rao#1234",
    url: "https://rao.example/xyz",
  };
  const cv = fullCv({}, { basics: { ...fullDocument.basics, profiles: [profile] } });
  expect(fieldsOf(cv).map(({ text }) => text)).toContain("rao#1234");
});

test.each([
  ["LinkedIn", "ananya-rao", url, "linkedin.example/in/ananya-rao"],
  ["LinkedIn", "Ananya Rao", url, "linkedin.example/in/ananya-rao"],
  ["LinkedIn", "ananya-418", url, "ananya-418, linkedin.example/in/ananya-rao"],
  ["LinkedIn", "ed", "https://linkedin.example/in/rao", "ed, linkedin.example/in/rao"],
  ["Discord", "rao#1234", "https://rao.example/xyz", "Discord: rao#1234, rao.example/xyz"],
  ["My writing", "rao", "https://rao.example/blog", "My writing: rao.example/blog"],
  ["", "", "https://rao.example/", "rao.example"],
  ["ORCID", "0000-0002", "", "ORCID: 0000-0002"],
])("a link to %s as %s at “%s” prints as “%s”", (network, username, address, text) => {
  const profile = { id: "p", isHidden: false, network, username, url: address };
  const cv = fullCv({}, { basics: { ...fullDocument.basics, profiles: [profile] } });
  const said = contactBlocks(cv, printLabels("en-GB", "gb")).map((each) => each.text);
  expect(said).toContain(text);
  expect(said.filter((each) => /rao\.example|linkedin|orcid/i.test(each))).toContain(text);
});
