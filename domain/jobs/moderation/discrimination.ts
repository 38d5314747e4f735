import { sentenceAndNext, wordsAround } from "./evidence.ts";
import type { Signal } from "./signal.ts";

type Characteristic = { name: string; section: number; pattern: RegExp };

const PEOPLE = "(?:candidates?|applicants?|people|persons?|individuals?|staff|workers?|employees?)";
const AGE = "(?:the age of )?(?:2[5-9]|[3-6]\\d)\\b";
const UNDER = `(?:under|below|younger than|not over|up to) ${AGE}`;
/** Alone in a sentence, "up to 40" can be hours. */
const PLAINLY_UNDER = `(?:under|below|younger than) ${AGE}`;
const SENTENCE_STARTS = "(?:^|[.!•]\\s{1,3}|\\n[ \\t]{0,8}(?:[-*•] ?)?)";
/** After the number nothing is counted: the sentence or its part ends, or goes on about a person. */
const OF_A_PERSON =
  "(?=\\s*(?:[.,](?!\\d)|[;!?)]|$|years old|years of age)|\\s(?:and|or|with|who|to|for)\\b)";
/** Numbers of people, minutes and miles are no ages. */
const NO_AGE =
  "(?!\\s?(?:minutes?|mins?|hours?|days?|weeks?|months?|miles|people|staff|seconds?|employees|children|pupils|%|k\\b|,\\d))";

/** Words that choose people by what the Equality Act 2010 protects, and the section that names it. */
const characteristics: readonly Characteristic[] = [
  {
    name: "age",
    section: 5,
    pattern: new RegExp(
      [
        String.raw`\b(?:${PEOPLE}|aged|must be|be|only) (?:aged )?${UNDER}${NO_AGE}`,
        String.raw`\b(?:some|any)(?:one|body) (?:aged |ideally )?${UNDER}${OF_A_PERSON}`,
        String.raw`\byou(?: are|['’]re| will be) (?:aged |ideally )?${UNDER}${OF_A_PERSON}`,
        `${SENTENCE_STARTS}ideally (?:aged )?${PLAINLY_UNDER}${OF_A_PERSON}`,
        String.raw`${SENTENCE_STARTS}(?:aged? ?:? ?)?${PLAINLY_UNDER}(?=[.!](?:\s|$)|\s*$)`,
        String.raw`\bunder[- ](?:2[5-9]|[3-6]\d)s?(?: years(?: of age| old)?| preferred| only)`,
        String.raw`\b(?:max(?:imum)?|upper) age(?: limit)?\b`,
        String.raw`(?:^|[.!•] |\n)age(?:d|s| range| limit)?:? ?(?:1[6-9]|[2-5]\d) ?(?:-|–|to) ?[2-6]\d\b(?=\s*(?:[.,!;]|only|years|$))`,
        String.raw`\b(?:candidates?|applicants?|must be|should be|you are) (?:aged |between (?:the ages of )?)(?:1[6-9]|[2-5]\d) ?(?:-|–|to|and) ?[2-6]\d\b`,
        String.raw`\byoung (?:and (?:energetic|dynamic|attractive|fit)|candidates?|applicants?|(?:wo)?m[ae]n|ladies|lady|guys?|girls?) ?(?=only|wanted|needed|to join|person|people|team member|who|preferred|[.,!]|$)`,
        String.raw`\bno (?:older|mature) ${PEOPLE}`,
      ].join("|"),
      "i",
    ),
  },
  {
    name: "sex",
    section: 11,
    pattern:
      /\b(?:males?|females?|men|women|ladies|gentlemen|girls|boys) only\b|\b(?:only|must be(?: an?)?) (?:male|female|men|women|ladies)\b|\bno (?:men|women|males|females)\b|\b(?:male|female) (?:candidates?|applicants?) (?:only|preferred)\b/i,
  },
  {
    name: "race, which includes nationality and national origins",
    section: 9,
    pattern:
      /\bnative (?:[a-z]+ )?speakers? (?:only|preferred|required)\b|\b(?:only|must be(?: an?)?|be an?) native (?:[a-z]+ )?speakers?\b|\b(?:british|uk|english|scottish|eu|european|irish|us|american) (?:nationals?|citizens?|passport[- ]holders?|people|applicants?|candidates?)(?: (?:and|or|\/) (?:[a-z]+ )?(?:nationals?|citizens?))? only\b|\bonly (?:open to )?(?:british|uk|english|eu|european|irish) (?:nationals?|citizens?|passport[- ]holders?)\b|\bmust (?:be|hold) (?:an? )?(?:british|uk|eu|european) (?:nationals?|citizens?|passports?)\b(?!,? or [^.\n]{0,60}\bright to work\b)|\b(?:you|candidates?|applicants?) must be (?:british|irish)(?=\s*(?:[.,;!]|$)| (?:or|and|to) )|\bno (?:foreigners|immigrants|foreign (?:nationals|students|applicants))\b|\b(?:white|black|asian|indian|chinese|polish) (?:candidates?|applicants?|people|women|men) only\b/i,
  },
  {
    name: "religion or belief",
    section: 10,
    pattern:
      /\b(?:christians?|muslims?|jews|hindus?|sikhs?|catholics?) only\b|\bno (?:christians|muslims|jews|hindus|sikhs|catholics)\b/i,
  },
  {
    name: "disability",
    section: 6,
    pattern:
      /\bno (?:disabled|disabilit(?:y|ies))\b|\bable[- ]bodied\b|\bmust be free (?:of|from) (?:any )?disabilit/i,
  },
  {
    name: "pregnancy and maternity",
    section: 18,
    pattern:
      /\bno pregnant\b|\bmust not be pregnant\b|\bnot planning (?:a family|children|to have children)\b/i,
  },
];

/**
 * Some posts may ask for it: an occupational requirement (Schedule 9, paragraph 1), or a nationality
 * rule for security-cleared and reserved posts (Schedule 23, paragraph 1, and section 192).
 */
const LAWFUL =
  /\b(?:(?:security|sc|dv|ctc|bpss|nppv\d?)[- ](?:clear(?:ance|ed)|check|vetting)|developed vetting|security[- ]cleared|(?:sc|dv) clear\w*|reserved post|national security|ministry of defence|schedule 9|occupational requirement|equality act 2010)\b/i;

/** Whether an advert leaves people out, and which law speaks of it. Either way a person reads it. */
export function discriminationSignals(text: string, country: string): Signal[] {
  for (const { name, section, pattern } of characteristics) {
    const match = pattern.exec(text);
    if (!match) continue;
    const law = lawOf(country, section, name);
    const claimed =
      "and names a reason that can be lawful, such as security clearance. A person decides.";
    const isClaimed = LAWFUL.test(sentenceAndNext(text, match));
    return [
      {
        code: isClaimed ? "claims-exception" : "leaves-people-out",
        level: "stop",
        sentence: `It chooses people by ${name}${isClaimed ? `, ${claimed}` : "."} ${law}`,
        evidence: wordsAround(text, match),
      },
    ];
  }
  return [];
}

/** What the employer reads beside its advert. The Act covers Great Britain; the Irish acts Ireland. */
function lawOf(country: string, section: number, name: string): string {
  if (country === "gb")
    return `Equality Act 2010: section 39 forbids it for applicants, section ${section} protects ${name.split(",")[0]}; Northern Ireland has laws of its own.`;
  if (country === "ie") return "Ireland: Employment Equality Acts 1998 to 2015.";
  return "Look up the law of the country.";
}
