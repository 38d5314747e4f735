/** The same blocks on two pages by two others: @react-pdf/renderer and headless Chromium. */

import { createRequire } from "node:module";
import type { Browser } from "@playwright/test";
import { createElement as h, type ReactElement } from "react";
import { type CvBlocks, cvBlocks } from "#domain/cvs/print/blocks.ts";
import type { EntryBlock } from "#domain/cvs/print/entry-block.ts";
import type { PrintableCv } from "#domain/cvs/print/printable.ts";
import { shortLine } from "#domain/cvs/print/short-line.ts";
import { importTool } from "../tools/import-tool.ts";

const { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } =
  await importTool("@react-pdf/renderer");

const { resolve } = createRequire(import.meta.url);
const face = (weight: string) =>
  resolve(
    `@expo-google-fonts/atkinson-hyperlegible-next/${weight}/AtkinsonHyperlegibleNext_${weight}.ttf`,
  );

Font.register({
  family: "Atkinson",
  fonts: [
    { src: face("400Regular"), fontWeight: 400 },
    { src: face("700Bold"), fontWeight: 700 },
  ],
});

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: "Atkinson", fontSize: 10, color: "#14181f", lineHeight: 1.35 },
  name: { fontSize: 26, fontWeight: 700, color: "#10203f" },
  heading: {
    fontSize: 12,
    fontWeight: 700,
    marginTop: 12,
    marginBottom: 6,
    borderBottom: "1 solid #10203f",
  },
  row: { flexDirection: "row", justifyContent: "space-between" },
  bold: { fontWeight: 700 },
  entry: { marginBottom: 7 },
});

export async function byReactPdf(cv: PrintableCv): Promise<Uint8Array> {
  return renderToBuffer(reactPdfDocument(cvBlocks(cv)));
}

function reactPdfDocument(blocks: CvBlocks) {
  const sections = blocks.sections.map((section) =>
    h(
      View,
      { key: section.heading },
      h(Text, { style: styles.heading }, section.heading),
      ...section.paragraphs.map((words) => h(Text, { key: words }, words)),
      ...section.entries.map((entry) =>
        section.shape === "list"
          ? h(Text, { key: entry.title }, `• ${shortLine(entry)}`)
          : reactPdfEntry(entry),
      ),
    ),
  );
  const contacts = blocks.contacts.map(({ text }) => text).join(" · ");
  return h(
    Document,
    { title: blocks.name, language: blocks.language },
    h(
      Page,
      { size: "A4", style: styles.page },
      h(Text, { style: styles.name }, blocks.name),
      h(Text, null, blocks.label),
      h(Text, null, contacts),
      h(Text, { style: styles.bold }, blocks.rightToWork),
      ...sections,
    ),
  );
}

function reactPdfEntry(entry: EntryBlock): ReactElement {
  const lines = [
    ...entry.facts.map(({ label, text }) => `${label}: ${text}`),
    ...entry.paragraphs,
    ...entry.points.map((point) => `• ${point}`),
    entry.keywords.join(", "),
  ].filter(Boolean);
  return h(
    View,
    { key: entry.title, wrap: false, style: styles.entry },
    h(
      View,
      { style: styles.row },
      h(Text, { style: styles.bold }, [entry.title, entry.subtitle].filter(Boolean).join(", ")),
      h(Text, null, entry.dates),
    ),
    ...lines.map((line) => h(Text, { key: line }, line)),
    ...entry.links.map(({ text, url }) => h(Link, { key: url, src: url }, text)),
  );
}

/** A browser that is already running, and a new page for each document, as a service would. */
export async function byChromium(browser: Browser, cv: PrintableCv): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.setContent(htmlOf(cvBlocks(cv)));
    return await page.pdf({ format: "A4", tagged: true, outline: true });
  } finally {
    await page.close();
  }
}

function htmlOf(blocks: CvBlocks): string {
  const sections = blocks.sections.map(({ heading, paragraphs, shape, entries }) => {
    const body =
      shape === "list"
        ? `<ul>${entries.map((entry) => `<li>${escaped(shortLine(entry))}</li>`).join("")}</ul>`
        : entries.map(htmlEntry).join("");
    return `<h2>${escaped(heading)}</h2>${paragraphs.map((words) => `<p>${escaped(words)}</p>`).join("")}${body}`;
  });
  const contacts = blocks.contacts.map(({ text }) => escaped(text)).join(" · ");
  return `<!doctype html><html lang="${blocks.language}"><title>${escaped(blocks.name)}</title><style>
@page{margin:17mm}body{font:10pt/1.4 sans-serif;color:#14181f}h1{font-size:26pt;color:#10203f;margin:0}
h2{font-size:12pt;border-bottom:1pt solid;margin:12pt 0 6pt}h3{font-size:10pt;margin:0;display:flex;justify-content:space-between}
article{break-inside:avoid;margin-bottom:7pt}p,ul{margin:0}</style>
<h1>${escaped(blocks.name)}</h1><p>${escaped(blocks.label)}</p><p>${contacts}</p><p><b>${escaped(blocks.rightToWork)}</b></p>${sections.join("")}</html>`;
}

function htmlEntry(entry: EntryBlock): string {
  const points = entry.points.map((point) => `<li>${escaped(point)}</li>`).join("");
  const lines = [...entry.facts.map(({ label, text }) => `${label}: ${text}`), ...entry.paragraphs];
  const links = entry.links.map(
    ({ text, url }) => `<a href="${escaped(url)}">${escaped(text)}</a>`,
  );
  return `<article><h3><span>${escaped([entry.title, entry.subtitle].filter(Boolean).join(", "))}</span><span>${escaped(entry.dates)}</span></h3>${lines.map((line) => `<p>${escaped(line)}</p>`).join("")}<ul>${points}</ul><p>${escaped(entry.keywords.join(", "))} ${links.join(" ")}</p></article>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
