import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrandPreview } from "./brand-preview.tsx";

const [light, dark] = readFileSync("ui/styles/tokens.css", "utf8").split(
  "@media (prefers-color-scheme: dark)",
);

/** The first block of the part is the British one: its paper, and its ink on it. */
function styleBy(part = ""): string {
  const british = /\[data-country="226"\]\s*\{([^}]*)\}/.exec(part)?.[1] ?? "";
  const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(british)?.[1];
  return `background:${token("paper")};color:${token("ink")}`;
}

test("the preview stands on the paper and in the ink of the tokens, by day and by night", () => {
  const university = { name: "Northgate University", crest: "northgate", logoId: null };
  const html = renderToStaticMarkup(
    <BrandPreview university={university} colour="#0f6f6a" title="Welcome" words="Sign in." />,
  );
  const styles = [...html.matchAll(/class="office__site" style="([^"]*)"/g)].map(
    ([, said]) => said,
  );
  expect(styles).toEqual([styleBy(light), styleBy(dark)]);
});
