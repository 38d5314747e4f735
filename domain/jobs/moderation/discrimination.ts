import { quote } from "./evidence.ts";
import type { Signal } from "./signal.ts";

type Characteristic = { name: string; section: number; pattern: RegExp };

const PEOPLE = "(?:candidates?|applicants?|people|persons?|individuals?|staff|workers?|employees?)";
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
        String.raw`\b(?:${PEOPLE}|aged|must be|be|only) (?:aged )?(?:under|below|younger than|not over|up to) (?:the age of )?(?:2[5-9]|[3-6]\d)\b${NO_AGE}`,
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
      /\bnative (?:[a-z]+ )?speakers? (?:only|preferred|required)\b|\b(?:only|must be(?: an?)?|be an?) native (?:[a-z]+ )?speakers?\b|\b(?:british|uk|english|scottish|eu|european|irish|us|american) (?:nationals?|citizens?|passport[- ]holders?|people|applicants?|candidates?)(?: (?:and|or|\/) (?:[a-z]+ )?(?:nationals?|citizens?))? only\b|\bonly (?:open to )?(?:british|uk|english|eu|european|irish) (?:nationals?|citizens?|passport[- ]holders?)\b|\bmust (?:be|hold) an? (?:british|uk|eu|european) (?:nationals?|citizens?|passport)\b|\bno (?:foreigners|immigrants|foreign (?:nationals|students|applicants))\b|\b(?:white|black|asian|indian|chinese|polish) (?:candidates?|applicants?|people|women|men) only\b/i,
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

/** Whether an advert leaves people out, and which law speaks of it. */
export function discriminationSignals(text: string, country: string): Signal[] {
  for (const { name, section, pattern } of characteristics) {
    const evidence = quote(text, pattern);
    if (evidence === null) continue;
    const law = lawOf(country, section, name);
    return LAWFUL.test(text)
      ? [
          {
            code: "claims-exception",
            level: "look",
            sentence: `It chooses people by ${name}, and names a reason that can be lawful, such as security clearance. A person decides. ${law}`,
            evidence,
          },
        ]
      : [
          {
            code: "leaves-people-out",
            level: "stop",
            sentence: `It chooses people by ${name}. ${law}`,
            evidence,
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
