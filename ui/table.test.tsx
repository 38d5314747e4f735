import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable } from "./table.tsx";

test("on cards a cell without anything has no heading beside it either", () => {
  const columns = [
    { key: "name", heading: "Name", cell: (name: string) => name, isRowHeading: true },
    { key: "count", heading: "Count", cell: () => 0 },
    { key: "end", heading: "Remove", cell: (name: string) => (name === "Old" ? null : "Now") },
  ];
  const html = renderToStaticMarkup(
    <DataTable
      caption="Things"
      columns={columns}
      rows={["New", "Old"]}
      rowKey={(name) => name}
      isStacked
    />,
  );
  const label = (heading: string) =>
    `<span class="data__label" aria-hidden="true">${heading}</span>`;
  const [, first, second] = html.split("<tr>").slice(1);
  expect(first).toContain(`<td>${label("Count")}0</td><td>${label("Remove")}Now</td>`);
  expect(second).toContain(`<td>${label("Count")}0</td><td></td>`);
});
