import { expect, test } from "vitest";
import { block, type Command, inline, link, prefix, wrap } from "./markdown-commands.ts";

/** The text after a command. Brackets mark what is selected. */
function after(command: Command, typed: string): string {
  const from = typed.indexOf("[");
  const text = typed.replace("[", "").replace("]", "");
  const to = typed.indexOf("]") - 1;
  const { insert, select, ...edit } = command({ text, from, to });
  const whole = text.slice(0, edit.from) + insert + text.slice(edit.to);
  return `${whole.slice(0, select[0])}[${whole.slice(select[0], select[1])}]${whole.slice(select[1])}`;
}

test.each([
  ["bold", wrap("**", "bold"), "a [word] b", "a **[word]** b"],
  ["bold twice", wrap("**", "bold"), "a **[word]** b", "a [word] b"],
  ["bold of nothing", wrap("**", "bold words"), "a [] b", "a **[bold words]** b"],
  ["heading", prefix("## "), "one\nt[w]o\nthree", "one\n## two[]\nthree"],
  ["heading twice", prefix("## "), "## t[w]o", "two[]"],
  ["heading of a list", prefix("## "), "- t[w]o", "## two[]"],
  ["list of lines", prefix("- "), "o[ne\ntw]o", "- one\n- two[]"],
  ["block", block("X"), "one[]two", "one\n\nX[]\n\ntwo"],
  ["block on its line", block("X"), "one\n\n[]", "one\n\nX[]"],
  ["block to type over", block("> Say it.", "Say it."), "one[]", "one\n\n> [Say it.]"],
  ["words", inline("{{fact:x}}"), "It is [] now", "It is {{fact:x}}[] now"],
] as const)("%s", (_name, command, typed, expected) => {
  expect(after(command, typed)).toBe(expected);
});

test("a link is of what is marked, or has the page's title", () => {
  const edit = (from: number, to: number) =>
    link("/faq", "Questions")({ text: "see here", from, to });
  expect(edit(4, 8).insert).toBe("[here](/faq)");
  expect(edit(4, 4).insert).toBe("[Questions](/faq)");
});
