import { expect, test } from "vitest";
import { inOrder, isQuestion } from "./group-order.server.ts";
import { placeOf } from "./page-places.ts";
import type { ResultGroup } from "./site-result.ts";

/** A group of one result; words between stars are marked in its title. */
function group(key: string, title = "Something"): ResultGroup {
  const result = { path: `/${key}`, title: pieces(title), note: null, excerpt: [] };
  return { key, title: key, results: [result], more: null };
}

function pieces(words: string) {
  return words.split("*").map((text, at) => ({ text, isMarked: at % 2 === 1 }));
}

const keys = (q: string, groups: readonly ResultGroup[]) =>
  inOrder(q, groups).map(({ key }) => key);

test.each([
  ["how many hours can I work", true],
  ["What is the graduate visa", true],
  ["can I work part time", true],
  ["graduate visa?", true],
  ["howden", false],
  ["data analyst", false],
])("“%s” is a question: %s", (q, isOne) => {
  expect(isQuestion(q)).toBe(isOne);
});

test("a question is answered before jobs are shown", () => {
  const groups = ["jobs", "tool", "guide", "question", "post"].map((key) => group(key));
  expect(keys("how many hours can I work", groups)).toEqual([
    "question",
    "guide",
    "tool",
    "post",
    "jobs",
  ]);
  expect(keys("hours", groups)).toEqual(["tool", "jobs", "guide", "question", "post"]);
});

test("a page that has every word in its title comes before jobs that have not", () => {
  const guide = group("guide", "Opening a *bank* *account*");
  const jobs = group("jobs", "Analyst at Quillfern *Bank*");
  expect(keys("bank account", [jobs, guide])).toEqual(["guide", "jobs"]);
  expect(keys("bank", [jobs, guide])).toEqual(["jobs", "guide"]);
});

test("a tool that is named comes before pages about it", () => {
  const tool = group("tool", "*Visa* *check* for a job");
  const question = group("question", "What does the *visa* *check* tell me?");
  expect(keys("visa check", [question, tool])).toEqual(["tool", "question"]);
  // As a question it is answered first.
  expect(keys("what is the visa check", [question, tool])).toEqual(["question", "tool"]);
});

test("a page that says the words side by side comes before jobs that only have both", () => {
  const said = {
    ...group("guide"),
    results: [
      {
        ...group("guide").results[0]!,
        excerpt: pieces("Take your letter to open a *bank* *account* in the first week."),
      },
    ],
  };
  const apart = {
    ...group("post"),
    results: [
      { ...group("post").results[0]!, excerpt: pieces("On *account* of the *bank* holiday.") },
    ],
  };
  const jobs = group("jobs", "Analyst at Quillfern *Bank*");
  expect(keys("bank account", [jobs, said])).toEqual(["guide", "jobs"]);
  expect(keys("bank account", [jobs, apart])).toEqual(["jobs", "post"]);
});

test.each(["part time work", "work experience", "remote jobs", "graduate internship"])(
  "“%s” asks for work, whatever is written about it",
  (q) => {
    const title = q
      .split(" ")
      .map((word) => `*${word}*`)
      .join(" ");
    expect(keys(q, [group("guide", title), group("jobs")])).toEqual(["jobs", "guide"]);
  },
);

test("jobs of the very name stay before what is read of it", () => {
  const post = group("post", "How to become a *data* *analyst*");
  const jobs = group("jobs", "*Data* *analyst*");
  expect(keys("data analyst", [post, jobs])).toEqual(["jobs", "post"]);
});

test("a group of nothing is not shown", () => {
  expect(keys("hours", [{ ...group("jobs"), results: [] }])).toEqual([]);
});

test("an ebook is no blog post", () => {
  const of = (type: string) => placeOf({ type, slug: "x", fields: {} })?.kind;
  expect([of("ebook"), of("post")]).toEqual(["reading", "post"]);
});
