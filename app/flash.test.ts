import { createCookie } from "react-router";
import { expect, test } from "vitest";
import { redirectWithFlash, takeFlash } from "./flash.server.ts";

function carrying(cookie: string): Request {
  return new Request("http://localhost/", { headers: { cookie: cookie.split(";")[0] ?? "" } });
}

test("a sentence is there for the next page, and taken away by it", async () => {
  const { headers } = await redirectWithFlash("/", "Saved.");
  const taken = await takeFlash(carrying(headers.get("set-cookie") ?? ""));

  expect(taken?.flash).toEqual({ message: "Saved.", tone: "positive" });
  expect(taken?.clear).toContain("Max-Age=0");
});

test.each([
  { message: {}, tone: "positive" },
  { message: ["a"], tone: "negative" },
  { message: "a", tone: "__proto__" },
  { tone: "info" },
  "text",
  null,
])("%j, which anybody can put into the cookie, is no sentence", async (value) => {
  const cookie = await createCookie("flash").serialize(value);
  expect(await takeFlash(carrying(cookie))).toBeNull();
});
