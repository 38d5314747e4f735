import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { test as base, expect } from "#e2e/fixtures.ts";

const PAGE = `<!doctype html><title>Forms</title><main>
  <h1>Forms</h1>
  <form method="post" action="/sent" enctype="multipart/form-data">
    <input type="hidden" name="id" value="7">
    <label>Name <input name="name" required></label>
    <label><input type="checkbox" name="news"> News</label>
    <label><input type="checkbox" name="terms" checked> Terms</label>
    <label for="where">Country</label>
    <select id="where" name="where"><option value="gb">Britain</option><option value="ie">Ireland</option></select>
    <label>Photo <input type="file" name="photo"></label>
    <input name="off" value="x" disabled>
    <button name="intent" value="save">Save<span class="vh"> the form</span></button>
    <button name="intent" value="drop" formnovalidate>Drop</button>
  </form>
  <form action="/found"><label>Words <input name="q"></label><button>Search</button></form>
  <details><summary>More</summary><a href="/more">Read more</a></details>
  <a href="/one">Twice</a> <a href="/two">Twice</a>
</main>`;

/** Shows the page, sends the jar's cookie, and answers with what it was sent. */
const test = base.extend<{ echo: Server }>({
  echo: async ({}, use) => {
    const server = createServer(async (request, response) => {
      const body = await text(request);
      if (request.url === "/leads-on") {
        response
          .writeHead(303, { location: "/form", "set-cookie": "seen=1; Path=/; HttpOnly" })
          .end();
        return;
      }
      response.setHeader("content-type", "text/html; charset=utf-8");
      const echo = `${request.method} ${request.url} ${request.headers.cookie ?? ""}\n${body}`;
      response.end(
        request.url === "/form" ? PAGE : `<main><pre>${echo.replaceAll("<", "&lt;")}</pre></main>`,
      );
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    await use(server);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ echo }, use) => use(`http://localhost:${(echo.address() as AddressInfo).port}`),
});

test("a form is sent as a browser sends it, with the button that was pressed", async ({ noJs }) => {
  await noJs.goto("/leads-on");
  await expect(noJs).toHaveURL("/form");
  await noJs.getByLabel("Name").fill("Ada\u00a0L");
  await noJs.getByLabel("News").check();
  await noJs.getByLabel("Terms").uncheck();
  await noJs.getByLabel("Country").selectOption("Ireland");
  const photo = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("PIXELS") };
  await noJs.getByLabel("Photo").setInputFiles(photo);
  await noJs.getByRole("button", { name: "Save the form" }).click();

  const sent = await noJs.locator("pre").innerText();
  expect(sent).toContain("POST /sent seen=1");
  for (const part of ['name="id" 7', 'name="news" on', 'name="where" ie', 'name="intent" save']) {
    expect(sent).toContain(part);
  }
  expect(sent).toContain('name="photo"; filename="me.png" content-type: image/png PIXELS');
  expect(sent).not.toMatch(/name="(terms|off)"/);
});

test("what the browser would hold back is not sent, and a button may send it all the same", async ({
  noJs,
}) => {
  await noJs.goto("/form");
  await noJs.getByRole("button", { name: "Save" }).click();
  await expect(noJs).toHaveURL("/form");
  await noJs.getByRole("button", { name: "Drop" }).click();
  await expect(noJs.locator("pre")).toContainText('name="intent" drop');
});

test("Enter in a search goes to its address", async ({ noJs }) => {
  await noJs.goto("/form");
  await noJs.getByLabel("Words").fill("data & more");
  await noJs.getByLabel("Words").press("Enter");
  await expect(noJs).toHaveURL("/found?q=data+%26+more");
});

test("of two that match none is taken, and what is folded or absent cannot be pressed", async ({
  noJs,
}) => {
  await noJs.goto("/form");
  await expect(noJs.getByRole("link", { name: "Twice" })).toHaveCount(2);
  await expect(noJs.getByRole("link", { name: "Twice" }).click()).rejects.toThrow("2 match");
  await expect(noJs.getByText("Nowhere").click()).rejects.toThrow("0 match");
  await expect(noJs.getByLabel("Country").selectOption("France")).rejects.toThrow("No option");
  await expect(noJs.getByText("Read more")).toBeHidden();
  await expect(noJs.getByText("Read more").click()).rejects.toThrow("is hidden");
  await noJs.getByText("More", { exact: true }).click();
  await noJs.getByRole("link", { name: "Read more" }).click();
  await expect(noJs).toHaveURL("/more");
});
