import { expect, test } from "vitest";
import { no, ok } from "#rules/result.ts";
import { fetchFeed } from "./fetch-feed.server.ts";

const url = "https://api.example.org/v1/companies/Fern/postings?country=gb";

function pages(total: number) {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    const { searchParams } = new URL(address);
    const offset = Number(searchParams.get("offset"));
    const count = Math.max(0, Math.min(Number(searchParams.get("limit")), total - offset));
    const content = Array.from({ length: count }, (_, at) => ({ id: String(offset + at) }));
    return ok(Buffer.from(JSON.stringify({ totalFound: total, content })));
  };
  return { asked, fetch };
}

test("postings are asked for a hundred at a time and put together", async () => {
  const { asked, fetch } = pages(250);
  const fetched = await fetchFeed("smartrecruiters", url, fetch);
  const document = JSON.parse(Buffer.from(fetched.ok ? fetched.value : []).toString());
  expect(document.totalFound).toBe(250);
  expect(document.content.at(-1)).toEqual({ id: "249" });
  expect(asked).toHaveLength(3);
  expect(asked[1]).toBe(`${url}&limit=100&offset=100`);
});

test("one page that cannot be fetched is the whole feed that cannot", async () => {
  const { fetch } = pages(250);
  const failing = async (address: string) =>
    address.includes("offset=200") ? no("too-slow") : fetch(address);
  expect(await fetchFeed("smartrecruiters", url, failing)).toEqual(no("too-slow"));
});

test("something that is no page of postings goes on to whoever reads it", async () => {
  const page = Buffer.from("<html>");
  expect(await fetchFeed("smartrecruiters", url, async () => ok(page))).toEqual(ok(page));
});

test("other boards come whole", async () => {
  const asked: string[] = [];
  await fetchFeed("lever", url, async (address) => {
    asked.push(address);
    return ok(new Uint8Array());
  });
  expect(asked).toEqual([url]);
});
