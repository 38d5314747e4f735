/** How figures and short forms are said, so that scripts can show them as they are written. */

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Short forms and names that the voice would read as words, or in the wrong way. */
const SAID: Record<string, string> = {
  cv: "C V",
  uk: "U K",
  hr: "H R",
  linkedin: "Linked In",
  "gov.uk": "guv dot U K",
  hmrc: "H M R C",
  star: "star",
  id: "I D",
  pdf: "P D F",
  paye: "P A Y E",
};

/** What the voice is given for one written word, its punctuation included. */
export function sayWord(written: string): string {
  const [, before = "", core = "", after = ""] =
    /^([("“‘]*)(.*?)([.,;:?!)"”’]*)$/u.exec(written) ?? [];
  return plain(`${before}${sayCore(core)}${after}`);
}

function sayCore(core: string): string {
  const known = SAID[core.toLowerCase()];
  if (known) return known;
  const pounds = /^£([\d,]+)$/.exec(core);
  if (pounds) return `${sayNumber(Number(pounds[1]!.replaceAll(",", "")))} pounds`;
  const share = /^(\d+)%$/.exec(core);
  if (share) return `${sayNumber(Number(share[1]))} per cent`;
  if (/^(19|20)\d\d$/.test(core)) return sayYear(Number(core));
  const whole = /^[\d,]+$/.exec(core);
  if (whole) return sayNumber(Number(core.replaceAll(",", "")));
  if (/\d/.test(core)) throw new Error(`Say how "${core}" is spoken: {${core}|…}`);
  return core;
}

export function sayNumber(n: number): string {
  if (n < 20) return ONES[n]!;
  if (n < 100) return n % 10 === 0 ? TENS[n / 10]! : `${TENS[Math.floor(n / 10)]}-${ONES[n % 10]}`;
  if (n < 1000) return withRest(ONES[Math.floor(n / 100)]!, "hundred", n % 100);
  return withRest(sayNumber(Math.floor(n / 1000)), "thousand", n % 1000);
}

function withRest(count: string, unit: string, rest: number): string {
  if (rest === 0) return `${count} ${unit}`;
  return `${count} ${unit} ${rest < 100 ? "and " : ""}${sayNumber(rest)}`;
}

function sayYear(year: number): string {
  const late = year % 100;
  return `${sayNumber(Math.floor(year / 100))} ${late < 10 ? `oh ${ONES[late]}` : sayNumber(late)}`;
}

/** The voice's positions count bytes: it gets ASCII and nothing else. */
function plain(text: string): string {
  const ascii = text.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, "").replaceAll("–", "to");
  const strange = /[^ -~]/u.exec(ascii);
  if (strange) throw new Error(`"${text}" has ${strange[0]}, which the voice cannot read`);
  return ascii;
}
