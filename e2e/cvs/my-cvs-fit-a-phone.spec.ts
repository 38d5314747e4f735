import { expect } from "#e2e/fixtures.ts";
import { sweep } from "#e2e/kit/sweep.ts";
import { aCvOf } from "./steps.ts";

sweep(
  "what can be done with a CV stands in one row on phones and tablets",
  async ({ page, signInAs }) => {
    const title = "A long name on a narrow card";
    await aCvOf("student", title);
    await signInAs("student");
    await page.goto("/my-cvs");
    const card = page.getByRole("listitem").filter({ hasText: title }).first();
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const buttons = [
        card.getByRole("link", { name: /^Edit/ }),
        card.getByRole("link", { name: /^PDF/ }),
        card.getByRole("button", { name: /^Copy/ }),
        card.getByRole("button", { name: /^Bin/ }),
      ];
      const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
      expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
      const right = Math.max(...boxes.map((box) => box!.x + box!.width));
      const edge = await card.boundingBox();
      expect(right).toBeLessThan(edge!.x + edge!.width);
    }
  },
);
