import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { madeFile } from "#platform/files/made-files.server.ts";
import { typesetFile } from "#platform/typesetting/typeset-file.server.ts";
import { longDay } from "#rules/days.ts";
import { guideCountry, spokenName } from "../guide-countries.ts";
import { guideTypeOf } from "../guide-types.ts";
import { guideSections } from "../sections.ts";
import {
  type DocumentSection,
  documentSections,
  type WrittenSection,
} from "./guide-document.server.ts";

/** Change it where the template changes, so that guides are set again. */
const EDITION = 2;

type GuideToPrint = { slug: string; origin: string; now: Date; today: string };

/**
 * A country's whole guide as a tagged PDF. It is made once for what it says: other words, or a fact
 * that begins today, make another. Undefined where the country has no guide.
 */
export async function guidePdf({ slug, origin, now, today }: GuideToPrint) {
  const country = guideCountry(slug);
  if (!country) return undefined;
  const written = await writtenSections(slug, now);
  if (written.length === 0) return undefined;
  const title = `Working in ${spokenName(country)}`;
  const sections = documentSections(written, { today, origin });
  const data = guideData({ title, origin, sections, today });
  const make = () => typesetFile({ template: "#templates/books/guide.typ", data });
  const content = { edition: EDITION, title, origin, sections };
  const file = await madeFile({ subject: `guide-pdf/${slug}`, content, make }, now);
  return { file, fileName: `waymark-guide-${slug}.pdf` };
}

async function writtenSections(slug: string, now: Date): Promise<WrittenSection[]> {
  const type = guideTypeOf(slug);
  const sections = guideSections.map(async ({ slug: section, label }) => {
    const page = type && (await findPage(type, section));
    if (!page || !isLive(page, now)) return [];
    return [{ title: label, description: page.description, body: page.body }];
  });
  return (await Promise.all(sections)).flat();
}

type Guide = { title: string; origin: string; sections: readonly DocumentSection[]; today: string };

function guideData({ title, origin, sections, today }: Guide) {
  return {
    ...{ title, sections, date: today },
    description: "Job market, applications, networks and visas, with a source for every figure.",
    note: `Made on ${longDay(today)}. Rules change: read the page at ${origin} before you act. Information, not immigration advice.`,
    foot: `${title} · Waymark, ${longDay(today)}`,
  };
}
