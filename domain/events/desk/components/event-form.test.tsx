import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { EventForm } from "./event-form.tsx";

function markup(kept: Record<string, string>): string {
  const lists = { universities: [], roles: [], timeZones: [] };
  const element = (
    <EventForm kept={kept} state={undefined} isNew action="/staff/events" lists={lists} />
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const daysIn = (html: string) => [...html.matchAll(/name="(day-\d)"/g)].map(([, name]) => name);

test.each([
  [{}, ["day-1"]],
  [{ "day-1": "2027-02-01", "about-2": "Questions" }, ["day-1", "day-2", "day-3"]],
  [{ "day-6": "2027-02-01" }, ["day-1", "day-2", "day-3", "day-4", "day-5", "day-6"]],
])("of %j the filled sessions and one more are shown, the rest is folded", (kept, shown) => {
  const [open = "", folded = ""] = markup(kept).split("<details");
  expect(daysIn(open)).toEqual(shown);
  expect(daysIn(open + folded)).toHaveLength(6);
});
