import { expect, test } from "vitest";
import { signedOutWords } from "./signed-out-words.server.tsx";

const url = new URL("https://waymark.example/create-cv?cv=a-1&part=work");
const form = { owner: "ada", state: '{"title":"<b>"}', summary: 'She said "hi" </script>' };

function post(
  fields: Record<string, string> = form,
  { name = "create-cv", accept = "text/html" } = {},
) {
  const body = new URLSearchParams(fields);
  const request = new Request(url, { method: "POST", body, headers: { accept } });
  return signedOutWords({ request, url, name, nonce: "n" });
}

test("words of a plain form come back whole, in a form that sends them where they went", async () => {
  const answer = await post();
  expect(answer?.status).toBe(401);
  expect(answer?.headers.get("cache-control")).toBe("no-store");
  const html = (await answer?.text()) ?? "";
  expect(html).toContain('action="/create-cv?cv=a-1&amp;part=work"');
  expect(html).toContain('name="owner" value="ada"');
  expect(html).toContain('name="summary" value="She said &quot;hi&quot; &lt;/script&gt;"');
  expect(html).not.toContain("<b>");
});

test("nothing else is answered: no script, no other form, no other address, no visit", async () => {
  expect(await post(form, { accept: "*/*" })).toBeNull();
  expect(await post({ title: "A new CV" })).toBeNull();
  expect(await post(form, { name: "change-password" })).toBeNull();
  const visit = { request: new Request(url), url, name: "create-cv", nonce: "n" };
  expect(await signedOutWords(visit)).toBeNull();
});
