import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

test.each([
  ["Open http://a.example/x?y=1.", ["Open ", "http://a.example/x?y=1", "."]],
  ["http://a.example/, or not", ["", "http://a.example/", ", or not"]],
  ["(http://a.example/b.c)", ["(", "http://a.example/b.c", ")"]],
  ["http://a.example/x\nNext", ["", "http://a.example/x", "\nNext"]],
  ["No link.", ["No link."]],
])("%j is %j", (text, parts) => {
  expect(splitLinks(text)).toEqual(parts);
});
