import { z } from "zod";
import { partsOf, readFrontMatter } from "./front-matter.ts";
import type { LandingPage, Rate } from "./landing-page.ts";
import { readWords } from "./written-html.server.ts";

const words = z.string().trim().min(1);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "A day is written as 2026-11-15");

const head = z.strictObject({
  title: words.max(70),
  description: words.min(70).max(165),
  heading: words.max(60),
  criteria: words,
  one: words,
  many: words,
  wider: words.nullable().default(null),
  related: words.transform((text) => text.split(",").map((slug) => slug.trim())),
  checked: day,
  rates: z.array(z.string()).default([]),
});

/** A file of content/landing-pages as the page it describes. Throws, naming the file, where it is wrong. */
export function readLandingFile(slug: string, source: string): LandingPage {
  try {
    const { fields, body } = readFrontMatter(source);
    const { checked, rates, related, ...said } = head.parse(Object.fromEntries(fields));
    return {
      ...said,
      path: `/${slug}`,
      board: "jobs",
      related: related.map((other) => `/${other}`),
      checkedOn: checked,
      rates: rates.map(readRate),
      ...readWords(body),
    };
  } catch (cause) {
    throw new Error(`content/landing-pages/${slug}.md cannot be read`, { cause });
  }
}

function readRate(item: string): Rate {
  const [code, job, newEntrant, standard] = partsOf(item);
  if (!code || !job || !newEntrant || !standard) {
    throw new Error(`“${item}” needs a code, a job and two rates`);
  }
  return { code, job, newEntrant, standard };
}
