import { madeFile } from "#platform/files/made-files.server.ts";
import { pictureOf } from "#platform/typesetting/picture.server.ts";
import { typesetPages } from "#platform/typesetting/typeset.server.ts";
import { no, ok } from "#rules/result.ts";

const TEMPLATE = "#templates/pages/social-picture.typ";
const WIDTH = 1200;

/** The words on a page's picture: what kind of page it is, its title, and a line at the foot. */
export type SocialWords = { over: string; title: string; under: string };

/** The picture that stands beside links to a page elsewhere, made once for its words. */
export function socialPicture(page: string, words: SocialWords, now: Date) {
  const make = async () => {
    const set = await typesetPages({ template: TEMPLATE, data: words });
    const [svg] = set.ok ? set.value.pages : [];
    if (!set.ok || !svg) return set.ok ? no("broken" as const) : set;
    return ok({ bytes: await pictureOf(svg, WIDTH), type: "image/png" });
  };
  return madeFile({ subject: `social/${page}`, content: words, make }, now);
}
