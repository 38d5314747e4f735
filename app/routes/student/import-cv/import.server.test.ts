import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { findNewestCv } from "#domain/cvs/document/cvs.queries.server.ts";
import { MAX_CVS } from "#domain/cvs/document/refusals.ts";
import { aCv } from "#test/cv-factories.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { answerImport } from "./import.server.ts";

type Fields = Readonly<Record<string, string>>;

async function anImporter() {
  const owner = await aStudent();
  const context = new RouterContextProvider();
  context.set(visitorContext, owner);
  const post = (fields: Fields) => {
    const whole = {
      document: JSON.stringify(fullDocument),
      unread: "[]",
      name: "cv.pdf",
      ...fields,
    };
    const body = new URLSearchParams(whole);
    const request = new Request("https://waymark.example/my-cvs/import", { method: "POST", body });
    return answerImport({ request, context });
  };
  const send = () => {
    const body = new FormData();
    body.set("file", new File(["Ananya Rao\nananya@example.com"], "cv.txt"));
    const request = new Request("https://waymark.example/my-cvs/import", { method: "POST", body });
    return answerImport({ request, context });
  };
  return { owner, post, send };
}

/** What the page is given; a redirect is told by where it leads. */
async function answered(answer: Awaited<ReturnType<typeof answerImport>>) {
  return answer instanceof Response
    ? { kind: "kept" as const, to: answer.headers.get("location") }
    : answer.data;
}

test("what was moved and what was left out are counted apart, and what did nothing is not", async () => {
  const { post } = await anImporter();
  const answer = await answered(
    await post({
      intent: "move",
      "move entry w1": "out",
      "move entry w2": "volunteer",
      "move entry nobody": "skills",
    }),
  );
  expect(answer).toMatchObject({ kind: "review", moved: 1, leftOut: 1, problem: "" });
});

test("title, country and an unticked box come back with the review", async () => {
  const { post } = await anImporter();
  const fields = { intent: "move", title: "For Berlin", market: "de", unread: '["Klingon"]' };
  expect(await answered(await post(fields))).toMatchObject({
    wishes: { title: "For Berlin", market: "de", keepUnread: false },
  });
  expect(await answered(await post({ ...fields, keepUnread: "on" }))).toMatchObject({
    wishes: { keepUnread: true },
  });
});

test("lines that lose their entry are kept, though nobody could tick a box for them", async () => {
  const { post } = await anImporter();
  const point = fullDocument.work[0]!.highlights[0]!;
  const fields = { "move line w1 points 0": "entry w2", "move entry w2": "out" };
  expect(await answered(await post({ intent: "move", ...fields }))).toMatchObject({
    unread: [point],
    wishes: { keepUnread: true },
  });
});

test("a no to keeping it leaves the review as it was fixed, with the reason in it", async () => {
  const { owner, post } = await anImporter();
  for (let made = 0; made < MAX_CVS; made += 1) await aCv(owner);
  const answer = await answered(await post({ intent: "keep", "move entry w2": "volunteer" }));
  expect(answer).toMatchObject({ kind: "review", problem: expect.stringContaining("50 CVs") });
  expect(JSON.stringify(answer)).toContain("Burley Repair");
  expect(answer).toMatchObject({ document: { volunteer: [{ id: "v1" }, { id: "w2" }] } });
});

test("more choices than anybody makes are refused before they are looked at", async () => {
  const { post } = await anImporter();
  const many = Object.fromEntries(
    Array.from({ length: 1_001 }, (_, at) => [`move unread ${at}`, "skills"]),
  );
  const answer = await answered(
    await post({ intent: "move", unread: JSON.stringify(["Klingon", 4]), ...many }),
  );
  expect(answer).toMatchObject({
    kind: "review",
    unread: ["Klingon"],
    problem: expect.stringContaining("1,000"),
  });
});

test("an unticked box leaves out the lines that were seen, not those that lost their place since", async () => {
  const { owner, post } = await anImporter();
  const point = fullDocument.work[0]!.highlights[0]!;
  await post({
    intent: "keep",
    unread: '["Klingon"]',
    "move line w1 points 0": "entry w2",
    "move entry w2": "out",
  });
  const words = JSON.stringify(await findNewestCv(owner.id));
  expect(words).toContain(point);
  expect(words).not.toContain("Klingon");
});

test("of more files at once than we read for one person the last are to be chosen again, and choices stay meanwhile", async () => {
  const { post, send } = await anImporter();
  const sent = Array.from({ length: 5 }, async () => answered(await send()));
  // A file takes far longer to be read than one too many takes to be refused.
  expect(await Promise.race(sent)).toMatchObject({
    kind: "no",
    sentence: expect.stringContaining("choose this file again"),
  });
  const fields = { intent: "keep", revision: "r1", "move entry w2": "volunteer" };
  expect(await answered(await post(fields))).toMatchObject({
    kind: "review",
    moved: 0,
    revision: "r1",
    problem: expect.stringContaining("Your choices are still here"),
  });
  const kinds = (await Promise.all(sent)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(["no", ...Array(4).fill("review")]);
});
