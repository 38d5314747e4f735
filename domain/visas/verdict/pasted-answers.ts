import { isRealDay } from "#rules/typed-day.ts";
import { isStance } from "./pasted-view.ts";
import { quotable, restsOnWords } from "./unclear-advert.ts";

type Values = Readonly<Record<string, string>>;

/**
 * The answers of an address, with those that came along from a pasted advert as they are shown. Without
 * script a reader who changes the answer sends the old words too: `saidAs` is the answer they were read as.
 */
export function withPastedAnswers(values: Values): Values {
  const { closes = "", advert = "", said = "", saidAs = advert, ...others } = values;
  const words = restsOnWords(advert) && saidAs === advert ? quotable(said) : "";
  return {
    ...others,
    ...(isRealDay(closes) ? { closes } : {}),
    ...(isStance(advert) ? { advert } : {}),
    ...(words ? { said: words } : {}),
  };
}
