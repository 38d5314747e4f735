import { expect, send, test } from "#e2e/fixtures.ts";

test("a page fetched ahead is not remembered as the last one visited", async () => {
  const ahead = await send("/country-guide.data", { headers: { "sec-purpose": "prefetch" } });
  expect(ahead.cookies.join()).not.toContain("prev_url");

  const visited = await send("/country-guide.data");
  expect(visited.cookies.join()).toContain("prev_url=%2Fcountry-guide");
});

test("nor is one that is kept for everybody, and the visit that follows is", async () => {
  const ahead = { headers: { "sec-purpose": "prefetch" } };
  const cookiesOf = async (asked = {}) => (await send("/cookies", asked)).cookies.join();
  // Asked for twice each: the second answer comes from memory.
  for (const _ of [1, 2]) {
    expect(await cookiesOf()).toContain("prev_url=%2Fcookies");
    expect(await cookiesOf(ahead)).not.toContain("prev_url");
  }
});
