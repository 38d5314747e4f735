/** The countries of the boards; "xx" is any other. */
export type Country = "gb" | "ie" | "ca" | "au" | "xx";

const STAFF = "staff|employees|hires";
const JOBS =
  "roles?|jobs?|positions?|posts?|vacancies|offices?|teams?|sites?|branch(?:es)?|entity|business|company|firm|operations?|subsidiar(?:y|ies)|division|arm|hub|headquarters|hq|locations?|campus(?:es)?|factor(?:y|ies)|plants?|stores?|programmes?|schemes?";
const ROLES = `(?:${JOBS}|${STAFF})\\b`;

const ONLY = "(?:only|exclusively|solely)";

const LIMITED_TO = "(?:limited|restricted|confined) to";
const GIVING =
  "(?:(?:be|able|to|available|offered|provided|possible|sponsor\\w*|offer|provide|visas?|work|permits?) )*";

/** "For US citizens", "for India-based candidates": who they are, not where the job is. */
const NO_PERSON =
  "(?!-)(?! (?:citizens?|nationals?|passports?|graduates?|students?|residents?|candidates?|applicants?|and|or)\\b)";

/** "Candidates who are not in the UK", "whether or not in the UK": where they are, not where it is offered. */
const NO_PERSON_BEFORE =
  "(?<!\\b(?:or|if|(?:who|you|they) (?:are|is|were)|(?:candidates|applicants|people|those|anyone)(?: are)?|you're|they're)(?: (?:currently|presently|still|yet|already|now|also))? )";

/** The whole of a country, as words of an advert name it. "Us" may be ourselves. */
const WHOLE: Readonly<Record<Country, string>> = {
  gb: "uk|u\\.k|united kingdom|(?:great )?britain",
  ie: "(?<!northern )ireland|eire",
  ca: "canada",
  au: "australia",
  xx: `usa|u\\.s|united states|america|(?<=the )us|us(?= ${ROLES})|germany|france|spain|italy|portugal|poland|sweden|norway|denmark|finland|netherlands|belgium|switzerland|austria|singapore|japan|china|hong kong|india|dubai|uae|qatar|saudi arabia|new zealand|south africa|nigeria|kenya|mexico|brazil|europe|emea|apac`,
};

/** A part of it. Names that two countries share are left out: London, Perth, Boston, Edmonton, Melbourne. */
const PART: Readonly<Record<Country, string>> = {
  gb: "england|scotland|wales|northern ireland|manchester|birmingham|leeds|glasgow|edinburgh|bristol|liverpool|sheffield|cardiff|belfast",
  ie: "dublin|cork|galway|limerick",
  ca: "toronto|vancouver|montreal|montréal|calgary|ottawa|ontario|alberta",
  au: "sydney|brisbane|adelaide|canberra",
  xx: "berlin|munich|hamburg|frankfurt|paris|madrid|barcelona|lisbon|amsterdam|rotterdam|warsaw|zurich|geneva|stockholm|copenhagen|oslo|tokyo|new york|chicago|san francisco|seattle",
};

/** "Our German office", "our German staff"; but German teachers and the American School may be here. */
const ADJECTIVES: Readonly<Record<Country, string>> = {
  ...{ gb: "british", ie: "irish", ca: "canadian", au: "australian" },
  xx: "german|french|dutch|american|spanish|italian|polish|indian",
};

const COUNTRIES = Object.keys(WHOLE) as Country[];

/** The country of a job, as one of ours; null where it is not known. */
export function countryOf(code: string | null | undefined): Country | null {
  return COUNTRIES.find((country) => country === code) ?? null;
}

function namesOf(country: Country): string {
  const ofJobs = `(?:${ADJECTIVES[country]})(?= (?:${JOBS})\\b)`;
  const ofStaff = `(?<=\\bour )(?:${ADJECTIVES[country]})(?= (?:${STAFF})\\b)`;
  return [WHOLE[country], PART[country], ofJobs, ofStaff].join("|");
}

type Places = Readonly<
  Record<
    | "home"
    | "outside"
    | "foreign"
    | "abroad"
    | "onlyThere"
    | "notHere"
    | "onlyAbroad"
    | "refusedThere"
    | "ownRight",
    RegExp
  >
>;

const PLACES = new Map(COUNTRIES.map((country) => [country, placesFor(country)]));

function placesFor(country: Country): Places {
  const others = COUNTRIES.filter((other) => other !== country);
  const here = [namesOf(country), ...(country === "gb" ? ["london"] : [])].join("|");
  const abroad = others.map(namesOf).join("|");
  const place = `(?:our |the |its |your )*(?:${abroad})`;
  const given = "(?:sponsor\\w*|visas?(?: support)?|permits?|available|offered|provided|possible)";
  const outside = `(?:(?:for|in|at|across) (?:our |the )?(?:${JOBS})(?: based)? )?(?:outside(?: of)? (?:the )?(?:${WHOLE[country]})\\b${NO_PERSON}|abroad\\b|overseas(?= ${ONLY}| ;|$))`;
  return {
    outside: new RegExp(outside, "g"),
    home: new RegExp(`\\b(?:${here}|here)\\b`),
    foreign: new RegExp(`${abroad}|outside|abroad|overseas`),
    abroad: new RegExp(
      [
        // "We sponsor visas in Canada", "sponsorship is available for our US roles".
        `${given}(?: ${ONLY})? (?:in|at|for|across|within) ${place}(?: (?:and|or) (?:the )?(?:${abroad}))?\\b${NO_PERSON}`,
        `${given}(?: ${ONLY})? (?:in|for) (?:our |the )?${ROLES} (?:in|into) ${place}\\b`,
        // "Sponsorship is available outside the UK", "... for roles abroad".
        `${given}(?: ${ONLY})? ${outside}`,
        // "Sponsorship is limited to our Dublin office".
        `${LIMITED_TO} (?:${ROLES} in )?${place}\\b${NO_PERSON}`,
        // "Graduates on our Toronto programme get a visa".
        `^[\\w'-]+ (?:on|in|at) (?:our|the) (?:${abroad})\\b`,
        // "In Canada we sponsor visas", "For US roles ...".
        `^(?:in|at|for|across|within) ${place}\\b${NO_PERSON}`,
        // "Our sister company in Toronto sponsors visas", "The Dublin office can sponsor".
        `^(?:${ONLY} )?(?:our|the|their)(?: (?!and\\b|we\\b|we'll\\b)[\\w'-]+){0,4}? (?:${abroad})(?: ${ROLES})?(?: (?:also|can|will|may|do|does|is able to))* (?:sponsor|offer|provide)s?\\b`,
      ].join("|"),
    ),
    // "Only available in our New York office", "in our Dublin office only".
    onlyThere: new RegExp(
      `\\b${LIMITED_TO}\\b|\\b${ONLY} ${GIVING}${outside}|${outside} ${ONLY}\\b|\\b${ONLY} ${GIVING}(?:in|at|for|within) (?:${ROLES} in )?${place}\\b${NO_PERSON}|\\b(?:in|at|for|within) ${place}(?: ${ROLES})? ${ONLY}\\b|^${ONLY} (?:our|the|their) `,
    ),
    // "Not in the UK", "but not here", "UK roles are not".
    notHere: new RegExp(
      `^not here\\b|${NO_PERSON_BEFORE}\\bnot (?:in|at|for|within|to) (?:our |the )*(?:${WHOLE[country]})\\b${NO_PERSON}|^(?:in |for )?(?:our |the )*(?:${WHOLE[country]})(?: ${ROLES})? (?:we )?(?:is|are|do|does|can|will)? ?(?:not|n't|cannot|can't|don't|doesn't)\\b`,
    ),
    // The whole of what is refused: "visas in Canada", "in our Dublin office".
    refusedThere: new RegExp(
      `(?:sponsor\\w*|visas?|permits?|available|offered|provided|possible) (?:in (?:the )?(?:${others.map((other) => WHOLE[other]).join("|")})|(?:in|at|for) our (?:${abroad}) (?:office|site|branch|hub|headquarters)|outside(?: of)? (?:the )?(?:${WHOLE[country]}))$`,
    ),
    // "UK applicants need their own right to work."
    ownRight: new RegExp(
      `\\b(?:${WHOLE[country]})(?:-based)? (?:applicants|candidates|${STAFF}) (?:must|need|will need|have to)(?: (?:to )?(?:have|hold|bring))? (?:their|your) own right to work\\b`,
    ),
    onlyAbroad: new RegExp(`^not (?:in|at|for|within|to) ${place}\\b`),
  };
}

const NOT_THERE = new RegExp(`${NO_PERSON_BEFORE}\\bnot (?:(?:in|at|for|within)\\b|here\\b)`);

/** "Only in Europe" may be here too. */
const WITH_US = /\b(?:europe|emea)\b/;

/** "We sponsor visas in Canada, but not in the UK", "... in our Dublin office only". */
export function refusedHere(said: string, after: string, country: Country): boolean {
  const { home, notHere, onlyThere, ownRight } = PLACES.get(country)!;
  const rest = `${said} ; ${after}`;
  if (notHere.test(after) || notHere.test(said)) return true;
  if (isAbroad(said, country) && ownRight.test(rest)) return true;
  if (onlyThere.test(said) && saidOfAbroad(said, country) && !WITH_US.test(said)) return true;
  const denied = rest.slice(rest.search(NOT_THERE));
  return NOT_THERE.test(rest) && isAbroad(said, country) && home.test(denied);
}

/** "We sponsor visas in Canada": says nothing of a job here. */
export function saidOfAbroad(said: string, country: Country): boolean {
  const { home, outside } = PLACES.get(country)!;
  return isAbroad(said, country) && !home.test(said.replaceAll(outside, ""));
}

/** "We do not sponsor visas in Canada": takes nothing from a job in the UK, where it names nothing else. */
export function refusedThere(said: string, after: string, country: Country): boolean {
  const isWhole = after === "" && PLACES.get(country)!.refusedThere.test(said);
  return isWhole && !WITH_US.test(said) && saidOfAbroad(said, country);
}

/** "We sponsor visas in the UK but not in Ireland": takes nothing from a job in the UK. */
export function refusedOnlyAbroad(after: string, country: Country): boolean {
  const { onlyAbroad, home } = PLACES.get(country)!;
  return onlyAbroad.test(after) && !home.test(after);
}

/** What names no place abroad is not looked at further: compiled, that pattern takes 1 MB a country. */
function isAbroad(said: string, country: Country): boolean {
  const { foreign, abroad } = PLACES.get(country)!;
  return foreign.test(said) && abroad.test(said);
}
