import { expect, test } from "vitest";
import { emptyLetter } from "../document/empty-document.ts";
import { readLetter } from "./read-letter.ts";

const letter = emptyLetter({ name: "Ananya Rao", email: "a@mail.example" });

test("an empty line begins a new paragraph, and what is not in the form stays", () => {
  const fields = new Map([["body", "Dear team,\r\nI write\r\n\r\n \r\nYours"]]);
  const read = readLetter(letter, fields);
  expect(read.paragraphs).toEqual(["Dear team,\nI write", "Yours"]);
  expect(read.sender).toEqual(letter.sender);
});
