import { expect, test } from "vitest";
import { no, ok } from "#rules/result.ts";
import { fetchFeed } from "./fetch-feed.server.ts";

const url = "https://api.example.org/v1/companies/Fern/postings?country=gb";
const jsonOf = (value: unknown) => ok(Buffer.from(JSON.stringify(value)));

/** A board of so many postings, each with a text at its own address; totals by page where they move. */
function aBoard(total: number, totals: readonly number[] = []) {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    const { pathname, searchParams } = new URL(address);
    const id = /postings\/(.+)$/.exec(pathname)?.[1];
    if (id) return jsonOf({ id, name: "Nurse", jobAd: { sections: {} } });
    const offset = Number(searchParams.get("offset"));
    const count = Math.max(0, Math.min(Number(searchParams.get("limit")), total - offset));
    const content = Array.from({ length: count }, (_, at) => ({ id: String(offset + at) }));
    return jsonOf({ totalFound: totals[offset / 100] ?? total, content });
  };
  return { asked, fetch };
}

async function documentOf(fetch: Parameters<typeof fetchFeed>[2]) {
  const fetched = await fetchFeed("smartrecruiters", url, fetch);
  return JSON.parse(Buffer.from(fetched.ok ? fetched.value : []).toString());
}

test("postings are listed a hundred at a time, and each gets the text at its own address", async () => {
  const { asked, fetch } = aBoard(250);
  const document = await documentOf(fetch);
  expect(document).toMatchObject({ totalFound: 250, hasMoved: false });
  expect(document.content.at(-1)).toEqual({ id: "249", name: "Nurse", jobAd: { sections: {} } });
  expect(asked[1]).toBe(`${url}&limit=100&offset=100`);
  expect(asked).toContain("https://api.example.org/v1/companies/Fern/postings/249");
  expect(asked).toHaveLength(253);
});

test("of a very large board the first thousand texts are fetched, four at a time", async () => {
  const { asked, fetch } = aBoard(1500);
  let [now, most] = [0, 0];
  const document = await documentOf(async (address) => {
    now += 1;
    most = Math.max(most, now);
    const fetched = await fetch(address);
    now -= 1;
    return fetched;
  });
  expect(asked.filter((address) => !address.includes("offset"))).toHaveLength(1000);
  expect(most).toBe(4);
  expect(document.content[999]).toHaveProperty("jobAd");
  expect(document.content[1000]).not.toHaveProperty("jobAd");
});

test("a posting whose text cannot be had stays without one", async () => {
  const { fetch } = aBoard(2);
  const { content } = await documentOf(async (address) =>
    address.endsWith("/0") ? no("answered-badly") : fetch(address),
  );
  expect(content).toEqual([{ id: "0" }, expect.objectContaining({ jobAd: expect.anything() })]);
});

test("a list that moves while it is read is not whole", async () => {
  expect(await documentOf(aBoard(250, [250, 249, 249]).fetch)).toMatchObject({ hasMoved: true });
  const repeating = async (address: string) =>
    aBoard(250).fetch(address.replace("offset=100", "offset=50"));
  expect(await documentOf(repeating)).toMatchObject({ hasMoved: true });
});

test("one page that cannot be fetched is the whole feed that cannot", async () => {
  const { fetch } = aBoard(250);
  const failing = async (address: string) =>
    address.includes("offset=200") ? no("too-slow") : fetch(address);
  expect(await fetchFeed("smartrecruiters", url, failing)).toEqual(no("too-slow"));
});

test("all pages together have one budget", async () => {
  const left: number[] = [];
  const page = Buffer.alloc(40_000_000, " ");
  Buffer.from(JSON.stringify({ totalFound: 300, content: [{ id: "1" }] })).copy(page);
  const fetched = await fetchFeed("smartrecruiters", url, async (_address, { maxBytes }) => {
    left.push(maxBytes);
    return page.length > maxBytes ? no("too-large") : ok(page);
  });
  expect(fetched).toEqual(no("too-large"));
  expect(left).toEqual([100_000_000, 60_000_000, 20_000_000]);
});

test("something that is no page of postings goes on to the code that reads it", async () => {
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
