import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { madeFile } from "#platform/files/made-files.server.ts";
import { markdownTree } from "#platform/markdown/markdown-tree.server.ts";
import type { TypesetRefusal } from "#platform/typesetting/document.ts";
import { typesetFinished } from "#platform/typesetting/typeset.server.ts";
import { longDay } from "#rules/days.ts";
import { ok, type Result } from "#rules/result.ts";
import { guideCountry, spokenName } from "../guide-countries.ts";
import { guideTypeOf } from "../guide-types.ts";
import { guideSections } from "../sections.ts";
import { type DocumentSection, notedBlock, notedMarkdown } from "./guide-document.ts";

const TEMPLATE = "#templates/pages/guide.typ";
/** Fourteen sections of a thousand words. */
const TIMEOUT_MS = 60_000;

type Asked = { slug: string; origin: string; now: Date; today: string };

/**
 * A country's whole guide as a tagged PDF. It is made once for what it says: other words, or a fact
 * that begins today, make another. Undefined where the country has no guide.
 */
export async function guidePdf({ slug, origin, now, today }: Asked) {
  const country = guideCountry(slug);
  if (!country) return undefined;
  const sections = await documentSections({ slug, origin, now, today });
  if (sections.length === 0) return undefined;
  const title = `Working in ${spokenName(country)}`;
  const content = { title, origin, sections };
  const make = () => setGuide({ ...content, today });
  const file = await madeFile({ subject: `guide-pdf/${slug}`, content, make }, now);
  return { file, fileName: `waymark-guide-${slug}.pdf` };
}

async function documentSections({ slug, origin, now, today }: Asked): Promise<DocumentSection[]> {
  const type = guideTypeOf(slug);
  const facts = factsOn(today);
  const sections = guideSections.map(async ({ slug: section, label }) => {
    const page = type && (await findPage(type, section));
    if (!page || !isLive(page, now)) return [];
    const { words, sources } = notedMarkdown(page.body, facts);
    const blocks = markdownTree(words).map((block) => notedBlock(block, origin));
    return [{ title: label, lead: withFacts(page.description, facts), blocks, sources }];
  });
  return (await Promise.all(sections)).flat();
}

type Guide = { title: string; origin: string; sections: readonly DocumentSection[]; today: string };

async function setGuide({
  title,
  origin,
  sections,
  today,
}: Guide): Promise<Result<{ bytes: Uint8Array; type: string }, TypesetRefusal>> {
  const data = {
    ...{ title, sections, date: today },
    description: "Job market, applications, networks and visas, with a source for every figure.",
    note: `Made on ${longDay(today)}. Rules change: read the page at ${origin} before you act. Information, not immigration advice.`,
    foot: `${title} · Waymark, ${longDay(today)}`,
  };
  const set = await typesetFinished({ template: TEMPLATE, data }, { milliseconds: TIMEOUT_MS });
  return set.ok ? ok({ bytes: set.value.bytes, type: "application/pdf" }) : set;
}
