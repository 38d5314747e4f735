import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, expectNoLayoutShift, lookAt, test } from "#e2e/fixtures.ts";

const PIECE_BYTES = 700;
const PAUSE_MS = 25;

const pages = [
  { path: "/login", who: null, width: 360 },
  { path: "/my-saved-jobs", who: "student", width: 360 },
  { path: "/staff/job-reports", who: "staff", width: 1280 },
  { path: "/staff/switches", who: "staff", width: 1280 },
] as const;

for (const { path, who, width } of pages) {
  test(`${path} stands still while it arrives piece by piece`, async ({
    page,
    signInAs,
    baseURL,
  }) => {
    if (who) await signInAs(who);
    const { server, origin } = await slowWayTo(String(baseURL));
    try {
      await lookAt(page, { width, scheme: "light" });
      await page.goto(origin + path);
      await expectNoLayoutShift(page);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}

test("every font of the site is optional: one that comes late waits for the next page", async ({
  page,
}) => {
  await page.goto("/login");
  const ways = await page.evaluate(() => {
    const within = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSGroupingRule ? [rule, ...within(rule.cssRules)] : [rule],
      );
    const rules = [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules));
    // Stand-ins are on the machine already, and cannot come late.
    return rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue("src").includes("url("))
      .map(({ style }) => style.getPropertyValue("font-display"));
  });
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter((way) => way !== "optional")).toEqual([]);
});

/** The same site over a line so slow that a browser draws each page before all of it is there. */
async function slowWayTo(site: string): Promise<{ server: Server; origin: string }> {
  const { host, hostname, port } = new URL(site);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, "accept-encoding": "identity" };
    const { method, url: path } = asked;
    const onward = request({ hostname, port, method, path, headers }, async (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      if (!got.headers["content-type"]?.startsWith("text/html")) return got.pipe(answer);
      for (const piece of piecesOf(await bodyOf(got))) {
        answer.write(piece);
        await wait(PAUSE_MS);
      }
      answer.end();
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function piecesOf(body: Buffer): Buffer[] {
  const count = Math.ceil(body.length / PIECE_BYTES);
  return Array.from({ length: count }, (_, at) =>
    body.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
  );
}
