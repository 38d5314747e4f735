import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Link as RouterLink, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Link } from "./link.tsx";

/** As React writes it, its attributes in order: the browser takes them in any. */
function markup(Element: typeof Link | typeof RouterLink, to: string): string[] {
  const element = (
    <Element to={to} className="more" prefetch="intent" preventScrollReset replace>
      Read on
    </Element>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/jobs/one"] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html.split(/[ <>]/).sort();
}

test.each([
  "/",
  "/jobs",
  "/jobs?q=data&page=2",
  "/jobs?back=/jobs//x",
  "/jobs#results",
  "/?q=a#b",
  "/jobs/",
  "/jobs//two",
  "/jobs/../faq",
  "/jobs/.hidden",
  "//elsewhere.example/path",
  "https://elsewhere.example/",
  "mailto:help@waymark.example",
  "?page=2",
  "#main",
  "two",
  "../two",
  "/jobs/a b",
  "/jobs/caf%C3%A9",
])("a link to “%s” is written as React Router writes it", (to) => {
  expect(markup(Link, to)).toEqual(markup(RouterLink, to));
});
