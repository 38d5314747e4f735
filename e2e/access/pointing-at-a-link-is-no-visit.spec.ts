import { expect, send, test } from "#e2e/fixtures.ts";

test("a page fetched ahead is not remembered as the last one visited", async () => {
  const ahead = await send("/country-guide.data", { headers: { "sec-purpose": "prefetch" } });
  expect(ahead.cookies.join()).not.toContain("prev_url");

  const visited = await send("/country-guide.data");
  expect(visited.cookies.join()).toContain("prev_url=%2Fcountry-guide");
});
