import sharp from "sharp";
import { expect, originOf, send, sessionFor, test } from "#e2e/fixtures.ts";
import { browserCookies } from "#e2e/kit/people.ts";

// Aldermoor: no other test looks at its site.
const SCREEN = "/staff/universities/3";
const NAME = "Aldermoor University";

function aFile(name: string, buffer: Buffer) {
  return { name, mimeType: "image/png", buffer };
}

/** On the wire, compression and all: a part, what its reader has, what lies outside, and the head. */
async function expectReadInParts(path: string): Promise<void> {
  const part = await send(path, { headers: { range: "bytes=1-3", "accept-encoding": "gzip" } });
  expect([part.status, part.body]).toEqual([206, "PNG"]);
  expect(part.headers["content-range"]).toMatch(/^bytes 1-3\/\d+$/);
  const known = await send(path, { headers: { "if-none-match": String(part.headers.etag) } });
  expect([known.status, known.body]).toEqual([304, ""]);
  const outside = await send(path, { headers: { range: "bytes=9999999-" } });
  expect(outside.status).toBe(416);
  const head = await send(path, { method: "HEAD" });
  expect([head.status, head.body]).toEqual([200, ""]);
  expect(`*/${head.headers["content-length"]}`).toBe(
    String(outside.headers["content-range"]).replace("bytes ", ""),
  );
}

test("staff set a university's logo, its microsite shows it, and they take it back", async ({
  noJs,
}) => {
  await noJs.context().addCookies(browserCookies(await sessionFor("staff", "main")));
  await noJs.goto(SCREEN);

  await noJs.getByRole("button", { name: "Use this logo" }).click();
  await expect(noJs.getByLabel("A new logo")).toHaveAccessibleDescription(/Choose a picture first/);

  await noJs.getByLabel("A new logo").setInputFiles(aFile("logo.png", Buffer.from("no picture")));
  await noJs.getByRole("button", { name: "Use this logo" }).click();
  await expect(noJs.getByLabel("A new logo")).toHaveAccessibleDescription(/not a picture/);

  const drawing = { width: 300, height: 200, channels: 3, background: "#2a4d8f" } as const;
  const png = await sharp({ create: drawing }).png().toBuffer();
  await noJs.getByLabel("A new logo").setInputFiles(aFile("logo.txt", png));
  await noJs.getByRole("button", { name: "Use this logo" }).click();
  await expect(noJs.getByText("The new logo is in use.")).toBeVisible();
  const logo = noJs.locator("main img[width='72']");
  await expect(logo).toHaveAttribute("alt", NAME);
  const picture = await fetch(new URL(String(await logo.getAttribute("src")), originOf("main")));
  expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(300);

  const host = new URL(originOf("main")).host;
  const microsite = () => send("/login", { headers: { host: `aldermoor.${host}` } });
  const shown = /<img[^>]+src="(\/pictures\/[\w-]{43})"/.exec((await microsite()).body);
  await expectReadInParts(shown?.[1] ?? "");

  await noJs.getByRole("button", { name: "Use the default crest" }).click();
  await expect(noJs.getByText("The default crest is in use again.")).toBeVisible();
  expect((await microsite()).body).not.toContain("/pictures/");
});
