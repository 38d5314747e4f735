import { expect, test } from "vitest";
import { answerPaste } from "./page.server.ts";

const now = new Date("2026-11-16T12:00:00Z");

const ADVERT = `Graduate Data Analyst
- job post
Fellbright Analytics Ltd
Manchester M1 4BT
£28,000 - £32,000 a year - Full-time`;

function posted(fields: Record<string, string>): Request {
  const body = new URLSearchParams(fields);
  return new Request("http://localhost/paste-advert", { method: "POST", body });
}

test("a pasted advert is read", async () => {
  const { view, error, text } = await answerPaste(posted({ text: ADVERT }), now);
  expect(error).toBeNull();
  expect(text).toBe(ADVERT);
  expect(view?.fields).toMatchObject({
    title: { value: "Graduate Data Analyst" },
    employer: { value: "Fellbright Analytics Ltd" },
    pay: { value: "28000", note: "The lowest of the range." },
  });
});

test("what a phone shares comes in three fields", async () => {
  const shared = { title: "Job", text: ADVERT, url: "https://jobs.example/1" };
  expect((await answerPaste(posted(shared), now)).view?.fields.town.value).toBe("Manchester");
});

test.each([
  ["nothing", "", "Paste the advert’s text first."],
  ["a link alone", "Look at this: https://jobs.example/view/1234567890", "only a link"],
  ["two words", "Data Analyst", "too short"],
  ["too much", "word ".repeat(6001), "at most 30,000"],
])("%s is told, and stays in the box", async (_case, text, sentence) => {
  const answer = await answerPaste(posted({ text }), now);
  expect(answer.view).toBeNull();
  expect(answer.error).toContain(sentence);
  expect(answer.text).toBe(text.trim());
});
