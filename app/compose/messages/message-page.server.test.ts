import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import { openForm } from "#domain/forms/form-trap.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { guest } from "#rules/access/visitor.ts";
import { test } from "#test/database.ts";
import { answerMessage } from "./message-page.server.ts";

const ago = (ms: number) => new Date(Date.now() - ms);

const typed = {
  topic: "privacy",
  name: "Ada Reed",
  email: "ada@mail.example",
  body: "What do you hold about me?",
};

function post(fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(visitorContext, guest);
  context.set(siteContext, {
    isMicrosite: false,
    hasOwnHost: false,
    university: null,
    systemCountryId: 226,
    origin: "http://localhost",
  });
  context.set(requestContext, { clientAddress: "192.0.2.1" } as never);
  const body = new URLSearchParams({ ...typed, homepage: "", ...fields });
  const request = new Request("http://localhost/contact-us?follows=WM-ABCD-2345", {
    method: "POST",
    body,
  });
  return answerMessage("contact", { request, context });
}

type Refused = { data: { errors: object; values: Record<string, string> }; init: ResponseInit };

test("a message that a person wrote is answered with its reference in the address", async () => {
  const answer = (await post({ opened: openForm(ago(60_000)) })) as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toMatch(/^\/contact-us\?sent=WM-\w{4}-\w{4}#sent$/);
  expect(await db.$count(messages)).toBe(1);
});

test.each([
  ["the unseen field was filled in", { homepage: "https://buy.example" }, 60_000],
  ["it came quicker than anybody types", {}, 300],
  ["its page was open for two days", {}, 48 * 3600_000],
  ["nothing was signed", { opened: "" }, 0],
])("nothing is stored and nothing typed is lost where %s", async (_case, fields, ms) => {
  const { data, init } = (await post({ opened: openForm(ago(ms)), ...fields })) as Refused;
  expect(init.status).toBe(400);
  expect(data.errors).toHaveProperty("form");
  expect(data.values).toMatchObject(typed);
  expect(await db.$count(messages)).toBe(0);
});

test("what was open too long is sent again with the same words, at once", async () => {
  const { data } = (await post({ opened: openForm(ago(48 * 3600_000)) })) as Refused;
  const again = (await post({ opened: data.values.opened! })) as Response;
  expect(again.status).toBe(302);
});

test("what no database can store is refused before anything looks at it", async () => {
  await expect(post({ body: "A word\u0000 and more." })).rejects.toMatchObject({
    init: { status: 400 },
  });
});
