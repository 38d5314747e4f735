import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readPasted } from "#rules/pasted-advert/read-pasted.ts";
import { pastedView } from "../pasted-view.ts";
import { PastedFields } from "./pasted-fields.tsx";

const today = "2026-11-16";
const htmlOf = (text: string) =>
  renderToStaticMarkup(<PastedFields view={pastedView(readPasted(text, today), today)} />);

test("the words that leave sponsoring open go with the answer they were read as", () => {
  const html = htmlOf("Data Analyst\nLeeds. We may sponsor visas.");
  expect(html).toContain('name="said" value="We may sponsor visas"');
  expect(html).toContain('name="saidAs" value="conditional"');
  expect(htmlOf("Data Analyst\nLeeds. We sponsor visas.")).not.toContain('name="said');
});
