import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Form as RouterForm, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Form } from "./form.tsx";

/** As React writes it, its attributes in order: the browser takes them in any. */
function markup(Element: typeof Form | typeof RouterForm, action: string | undefined): string[] {
  const element = (
    <Element method="post" className="save" navigate={false} {...(action ? { action } : {})}>
      <button type="submit">Save</button>
    </Element>
  );
  const router = createMemoryRouter([{ path: "*", element }], {
    initialEntries: ["/jobs/one?q=2"],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .split(/[ <>]/)
    .sort();
}

test.each([
  undefined,
  "/",
  "/jobs",
  "/jobs?q=data&page=2",
  "/jobs#results",
  "/jobs/",
  "/jobs/../faq",
  "https://elsewhere.example/",
  "?page=2",
  "two",
])("a form to “%s” is written as React Router writes it", (action) => {
  expect(markup(Form, action)).toEqual(markup(RouterForm, action));
});
