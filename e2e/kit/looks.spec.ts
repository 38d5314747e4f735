import type { Page } from "@playwright/test";
import { expect, expectNoLayoutShift, expectSound, hasSettled, test } from "#e2e/fixtures.ts";
import { looks } from "./looks.ts";

/** A short one: each is judged many times. */
const PAGE = "/login?sent=1";
const [phone, desk] = looks;

async function plant(page: Page, html: string) {
  await page
    .locator("main")
    .evaluate((main, planted) => main.insertAdjacentHTML("afterbegin", planted), html);
}

/** A sheet that script makes: our policy lets no other in. */
async function addStyle(page: Page, rule: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);
}

async function hide(page: Page, selector: string, media: string) {
  await addStyle(page, `@media (${media}) { ${selector} { display: none } }`);
}

test("words that move after the page was drawn are noticed", async ({ page }) => {
  await page.goto(PAGE);
  await expectNoLayoutShift(page);
  await plant(page, '<div style="height:200px"></div>');
  await expect(expectNoLayoutShift(page)).rejects.toThrow(/layout shift/);
});

test("a picture that makes room for itself only when it arrives is noticed", async ({ page }) => {
  await page.goto(PAGE);
  await expectNoLayoutShift(page);
  // Beside the flow, so that it moves nothing itself.
  await plant(page, '<img src="/favicon.svg" alt="" width="20" style="position:absolute">');
  await expect(expectNoLayoutShift(page)).rejects.toThrow(/pictures without width and height/);
});

test("a fault in a page's own part is noticed, and so is one that does not fit", async ({
  page,
}) => {
  await page.goto(PAGE);
  await expectSound(page);
  await plant(page, "<button></button>");
  await expect(expectSound(page)).rejects.toThrow(/button-name/);

  await page.goto(PAGE);
  await hasSettled(page);
  await plant(page, '<div style="width:2000px">Wide</div>');
  await expect(expectSound(page)).rejects.toThrow(/sideways scroll/);
});

test("a fault that is there on one size alone is noticed", async ({ page }) => {
  await test.step("because it is shown on a phone only", async () => {
    await page.goto(PAGE);
    await hasSettled(page);
    await plant(page, '<p class="one-size"><button></button></p>');
    await hide(page, ".one-size", "width > 800px");
    await expect(expectSound(page)).rejects.toThrow(/button-name/);
  });
  await test.step("because it is shown on a desk only", async () => {
    await page.goto(PAGE);
    await hasSettled(page);
    await plant(page, '<p class="one-size"><button></button></p>');
    await hide(page, ".one-size", "width < 800px");
    await expect(expectSound(page, undefined, { at: phone })).rejects.toThrow(/button-name/);
  });
  await test.step("because its name is hidden on a phone", async () => {
    await page.goto(PAGE);
    await hasSettled(page);
    await plant(page, '<button><span class="one-size">Save</span></button>');
    await hide(page, ".one-size", "width < 800px");
    await expect(expectSound(page)).rejects.toThrow(/button-name/);
  });
});

test("pale words are noticed among many that share their box and their class", async ({ page }) => {
  const line = (style = "") => `<p class="small" style="${style}">Some words of a list</p>`;
  await page.goto(PAGE);
  await hasSettled(page);
  await plant(page, line().repeat(8));
  await expectSound(page);

  await test.step("by their own colour", async () => {
    await plant(page, line("color:#8a8a8a") + line().repeat(8));
    await expect(expectSound(page)).rejects.toThrow(/color-contrast/);
  });
  await test.step("by what is behind them", async () => {
    await page.goto(PAGE);
    await hasSettled(page);
    const box = (style = "") => `<div style="${style}">${line()}</div>`;
    await plant(page, box().repeat(8) + box("background:#4a4a4a"));
    await expect(expectSound(page)).rejects.toThrow(/color-contrast/);
  });
  await test.step("by how far a box around them lets others shine through", async () => {
    await page.goto(PAGE);
    await hasSettled(page);
    const box = (style = "") => `<div style="${style}"><div>${line()}</div></div>`;
    await plant(page, box().repeat(8) + box("opacity:0.5"));
    await expect(expectSound(page)).rejects.toThrow(/color-contrast/);
  });
  await test.step("by what lies beneath them and is not around them", async () => {
    await page.goto(PAGE);
    await hasSettled(page);
    const layers = (under: string) =>
      `<div style="display:grid"><div style="grid-area:1/1;${under}"></div><div style="grid-area:1/1">${line()}</div></div>`;
    await plant(page, layers("").repeat(8) + layers("background:#4a4a4a"));
    await expect(expectSound(page)).rejects.toThrow(/color-contrast/);
  });
});

const faultsOfLooks = {
  "target-size": {
    html: '<button class="f">A</button><button class="f">B</button>',
    style: ".f { all: unset; display: inline-block; width: 12px; height: 12px }",
  },
  "link-in-text-block": {
    html: '<p class="f">Words <a href="/privacy-policy">that lead on</a> and more words</p>',
    style: ".f { background: #fff; color: #222 } .f a { color: #333; text-decoration: none }",
  },
  "scrollable-region-focusable": {
    html: `<div class="f">${"<p>Words that are scrolled</p>".repeat(9)}</div>`,
    style: ".f { height: 50px; overflow: auto }",
  },
  "color-contrast": {
    html: '<p class="f">Some words</p>',
    style: ".f { background: #fff; color: #8a8a8a }",
  },
};

for (const [rule, { html, style }] of Object.entries(faultsOfLooks)) {
  test(`${rule} is judged on a phone and on a desk`, async ({ page }) => {
    // The fault is there at the second look alone.
    for (const [media, at] of [
      ["width < 800px", desk],
      ["width > 800px", phone],
    ] as const) {
      await page.goto(PAGE);
      await hasSettled(page);
      await plant(page, html);
      await expectSound(page, undefined, { at });
      await addStyle(page, `@media (${media}) { ${style} }`);
      await expect(expectSound(page, undefined, { at }), media).rejects.toThrow(new RegExp(rule));
    }
  });
}
