import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { DownloadScreen } from "./download-screen.tsx";

const cv = { id: "ada", kind: "cv", title: "My CV", version: 3 } as const;

function screen(unprintable: Parameters<typeof DownloadScreen>[0]["unprintable"]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <DownloadScreen cv={cv} unprintable={unprintable} />
    </MemoryRouter>,
  );
}

test("anyone who downloads a PDF reads which letters it leaves out, by their field", () => {
  const html = screen([{ field: "Name and contact: Name", letters: ["ދ", "ި"] }]);
  expect(html).toContain("Some characters cannot be printed");
  expect(html).toMatch(/Name and contact: Name: <bdi>ދ ި<\/bdi>/);
});

test("nothing is said where everything is printed", () => {
  expect(screen([])).not.toContain("cannot be printed");
});
