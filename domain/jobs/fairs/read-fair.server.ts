import { z } from "zod";
import { eventIn } from "#rules/wall-clock.ts";
import { partsOf, readFrontMatter } from "../landing/front-matter.ts";
import { readWords } from "../landing/written-html.server.ts";
import type { Edition, Fair, FairPart } from "./fair.ts";

const words = z.string().trim().min(1);
const lines = z.array(words).min(1);

const head = z.strictObject({
  title: words.max(70),
  description: words.min(70).max(165),
  heading: words,
  lead: words,
  zone: words,
  checked: z.iso.date(),
  editions: lines,
  programme: lines,
  employers: lines,
});

/** A file of content/fairs as the fair it describes. Throws, naming the file, where it is wrong. */
export function readFair(slug: string, source: string): Fair {
  try {
    const { fields, body } = readFrontMatter(source);
    const { checked, editions, programme, employers, ...said } = head.parse(
      Object.fromEntries(fields),
    );
    return {
      ...said,
      slug,
      path: `/${slug}`,
      checkedOn: checked,
      editions: editions.map((item) => readEdition(item, { slug, zone: said.zone })),
      programme: programme.map(readPart),
      employers: employers.map((item) => {
        const [employer = "", seeks = ""] = partsOf(item);
        return { slug: employer, seeks };
      }),
      ...readWords(body),
    };
  } catch (cause) {
    throw new Error(`content/fairs/${slug}.md cannot be read`, { cause });
  }
}

const edition = z.tuple([z.iso.date(), z.iso.time(), z.iso.time(), words]);

function readEdition(item: string, { slug, zone }: { slug: string; zone: string }): Edition {
  const [day, from, to, theme] = edition.parse(partsOf(item));
  return {
    key: `${slug}/${day}`,
    startsAt: eventIn(zone, day, from),
    endsAt: eventIn(zone, day, to),
    theme,
  };
}

const part = z.tuple([
  z.coerce.number().int().min(0),
  z.coerce.number().int().min(1),
  words,
  words,
]);

function readPart(item: string): FairPart {
  const [from, minutes, title, text] = part.parse(partsOf(item));
  return { from, minutes, title, words: text };
}
