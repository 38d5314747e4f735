import { generatePath } from "react-router";
import { addresses } from "#addresses/addresses.ts";
import { expect, send, test } from "#e2e/fixtures.ts";

// A cached page carries an ETag, and no other page does.
test("a page everyone reads is kept", async () => {
  await send("/cookies");
  expect((await send("/cookies")).headers.etag).toBeDefined();
});

test("no page is kept for a name that somebody invented", async () => {
  const byName = addresses.filter(
    ({ path, audience }) => /[:*]/.test(path) && audience === "public",
  );
  for (const { path } of byName) {
    const at = generatePath(path, new Proxy({}, { get: () => "no-such-thing-at-all" }));
    await send(at);
    expect.soft((await send(at)).headers.etag, at).toBeUndefined();
  }
  expect(byName.length).toBeGreaterThan(10);
});
