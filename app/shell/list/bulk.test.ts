import { expect, test } from "vitest";
import { no, ok, type Result } from "#rules/result.ts";
import { answerBulk } from "./bulk.server.ts";
import { bulkLabel, bulkSentence } from "./bulk.ts";

const actions = { approved: { label: "Approve", done: "approved" } };

function form(fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

async function answer(fields: [string, string][], fates: Record<string, string> = {}) {
  const acted: string[] = [];
  const act = async (_action: string, id: string): Promise<Result<{}, string>> => {
    acted.push(id);
    return fates[id] ? no(fates[id]) : ok({});
  };
  const refused = { "university-needed": "without a university" };
  const result = await answerBulk(form(fields), {
    actions,
    act,
    refused,
    backTo: "/staff/x?page=2",
  });
  return { acted, result };
}

/** The sentence that the next page shows: cookies carry it as Base64 JSON. */
function flashOf(result: unknown): { message: string; tone: string } {
  const cookie = (result as Response).headers.get("set-cookie")!;
  const [value = ""] = cookie.replace("flash=", "").split(";");
  return JSON.parse(Buffer.from(decodeURIComponent(value), "base64").toString());
}

test("nothing is done before the question is answered, and it names what was ticked", async () => {
  const { acted, result } = await answer([
    ["bulk", "approved"],
    ["ids", "1"],
    ["ids", "2"],
    ["ids", "1"],
  ]);

  expect(acted).toEqual([]);
  expect(result).toMatchObject({
    data: { errors: {}, bulk: { action: "approved", ids: ["1", "2"] } },
  });
});

test("each ticked row is acted on, and one decided meanwhile stops no other", async () => {
  const { acted, result } = await answer(
    [
      ["bulk", "approved"],
      ["sure", "yes"],
      ...["1", "2", "3", "4"].map((id): [string, string] => ["ids", id]),
    ],
    { 1: "already-decided", 3: "university-needed" },
  );

  expect(acted).toEqual(["1", "2", "3", "4"]);
  expect((result as Response).headers.get("location")).toBe("/staff/x?page=2");
  expect(flashOf(result)).toEqual({
    message: "2 approved, 1 no longer waiting, 1 without a university.",
    tone: "positive",
  });
});

test("where nothing could be done the sentence does not cheer", async () => {
  const fields: [string, string][] = [
    ["bulk", "approved"],
    ["sure", "yes"],
    ["ids", "1"],
  ];
  const { result } = await answer(fields, { 1: "already-decided" });
  expect(flashOf(result)).toEqual({ message: "1 no longer waiting.", tone: "info" });
});

test.each([
  ["nothing ticked", [["bulk", "approved"]], "Select at least one first."],
  [
    "an action the list does not have",
    [
      ["bulk", "toString"],
      ["ids", "1"],
      ["sure", "yes"],
    ],
    "Choose what to do.",
  ],
] as [string, [string, string][], string][])("%s is refused", async (_case, fields, sentence) => {
  const { acted, result } = await answer(fields);
  expect(acted).toEqual([]);
  expect(result).toMatchObject({ data: { errors: { form: [sentence] } }, init: { status: 400 } });
});

test("outcomes are counted in the order they are given", () => {
  expect(bulkSentence(["approved", "approved", "no longer waiting"])).toBe(
    "2 approved, 1 no longer waiting.",
  );
});

test.each([
  [{ label: "Approve", done: "approved" }, "Approve 3 rows"],
  [{ label: "Mark", ending: "as answered", done: "marked" }, "Mark 3 rows as answered"],
])("%j is said of three rows as %s", (action, words) => {
  expect(bulkLabel(action, "3 rows")).toBe(words);
});
