import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { zoneView } from "../zone-view.ts";
import { JobClosing } from "./job-closing.tsx";

const closesAt = new Date("2026-12-20T12:00:00Z");

function stripsFor(zone: string): number {
  const closing = {
    closesAt: closesAt.toISOString(),
    there: zoneView(closesAt, "Europe/London", "Europe/London"),
    here: zoneView(closesAt, zone, "Europe/London"),
  };
  const element = <JobClosing closing={closing} zonesHtml={null} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).split('class="zbar"').length - 1;
}

test.each([
  ["Europe/London", 1],
  ["Africa/Accra", 1],
  ["Asia/Kolkata", 2],
])("a reader in %s sees %i strips", (zone, strips) => {
  expect(stripsFor(zone)).toBe(strips);
});
