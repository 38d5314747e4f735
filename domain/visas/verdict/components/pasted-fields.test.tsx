import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readPasted } from "#rules/pasted-advert/read-pasted.ts";
import { pastedView } from "../pasted-view.ts";
import { PastedFields } from "./pasted-fields.tsx";

const today = "2026-11-16";
const htmlOf = (text: string) =>
  renderToStaticMarkup(<PastedFields view={pastedView(readPasted(text, today), today)} />);

test("the words that decide on sponsoring go with the answer they were read as", () => {
  const html = htmlOf("Data Analyst\nLeeds. We may sponsor visas.");
  expect(html).toContain('name="said" value="We may sponsor visas"');
  expect(html).toContain('name="saidAs" value="conditional"');
  const offered = htmlOf("Data Analyst\nLeeds. We sponsor visas.");
  expect(offered).toContain('name="said" value="We sponsor visas"');
  expect(htmlOf("Data Analyst\nLeeds.")).not.toContain('name="said');
});

test("a start and work towards a charter are shown with their words, to be corrected", () => {
  const html = htmlOf("Surveyor\nLeeds. Working towards MRICS. Start date: 4 January 2027.");
  expect(html).toMatch(/<input[^>]*name="starts"[^>]*value="2027-01-04"/);
  expect(html).toMatch(/<input[^>]*name="registration"[^>]*checked=""/);
  expect(html).toContain("<q>Working towards MRICS</q>");
  expect(html).toContain("The advert mentions work towards");
  expect(htmlOf("Surveyor\nLeeds.")).not.toContain('name="registration"');
});
