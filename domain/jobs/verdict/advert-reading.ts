import { type AboutJob, type AdvertReading, readAdvert } from "#rules/advert-words/read-advert.ts";
import { boundedCache } from "#rules/cache/bounded-cache.ts";
import { advertText } from "./advert-text.ts";

/** Some kilobytes each. Pages ask for the same few adverts again and again. */
const MAX_ADVERTS = 200;
const readings = boundedCache<{ text: string; words: AdvertReading }>(MAX_ADVERTS);

type Advert = Required<AboutJob> & { descriptionHtml: string };

/** An advert's plain text, and what it says about sponsorship on a day: the same for every reader. */
export function advertReading({ descriptionHtml, country }: Advert, on: string) {
  return readings([on, country, descriptionHtml].join("\n"), () => {
    const text = advertText(descriptionHtml);
    return { text, words: readAdvert(text, on, { country }) };
  });
}
