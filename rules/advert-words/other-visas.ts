/** Visas that nobody gets for this job: those of relatives, and those for a visit or for studies. */

/** "Visa sponsorship for the families of our staff." */
const FOR_RELATIVES =
  /\b(?:sponsorship|visas?)(?: (?:is|are))?(?: (?:provided|offered|available|sponsored))? (?:for|of) (?:(?:the|your|our|their|skilled|workers?|employees?|staff|students?) ){0,3}?(?:dependants?|dependents?|famil(?:y|ies)|spouses?|husbands?|wife|wives|fianc[eé]e?s?|children|relatives)(?![a-zé])(?! (?:too|also|as well|and you|friendly|visas?))/;
/** "Spouse visa sponsorship", "partner and dependant visas". */
const FAMILY_VISAS =
  /\b(?:sponsorship (?:of|for) )?(?:(?:spous(?:e|al)|husband|wife|fianc[eé]e?|partner|dependants?|dependents?|family)(?:'s|')?(?: and| or|,)?[ -])+visas?\b(?: sponsorship\b)?/g;

const VISIT =
  "(?:visitors?|visiting|visit|tourist|tourism|travel|business|transit|entry|holiday|schengen)";
/** A student's or a graduate's own visa asks for no employer. */
const OWN_STAY = "(?:student|study|graduate|post-study|psw|youth mobility)";
/** Who has such a visa may be sponsored for another: "Student visa holders". */
const SOMEBODY = "(?! (?:holders?|students?|sponsors?|licen[cs]e))";

function visasOf(kinds: string): RegExp {
  return new RegExp(
    String.raw`(?<!\bwork (?:and|or) )\b(?:sponsorship (?:of|for) )?(?:${kinds}(?:'s|s')?(?: route)?(?: and| or)? )+visas?\b(?: sponsorship\b)?${SOMEBODY}`,
    "g",
  );
}

/** "Visas for interviews", "visa support for business trips"; not "visas for travel agents". */
const FOR_A_VISIT =
  /\b(?:work )?visas?(?: (?:support|sponsorship|help|assistance|costs?|fees?|letters?))?(?: (?:is|are))?(?: (?:provided|available|offered))? for (?:(?:a|an|the|your|our|any|all|short|overseas|foreign|international|business|client|job|work|site|interview) ){0,3}(?:interviews?|trips?|travel|visits?|conferences?|meetings?|holidays?)(?! (?:and|or) work\b| to (?:the uk|britain|ireland|australia|canada|join|take|start)\b)(?=$| (?:in|at|to|and|or|with|only|abroad|overseas|is|are|can|when|if|within|:))/g;
/** "Visas for staff travelling abroad". */
const FOR_TRAVELLERS =
  /\bvisas? for (?:\S+ )?(?:staff|employees|colleagues|crews?|people|anyone|those|visitors|guests|travellers)(?: who are)? (?:who travel|travelling|visiting|on (?:business|trips|tour))\b/g;
const VISITS = [visasOf(VISIT), FOR_A_VISIT, FOR_TRAVELLERS];
const OTHERS = [FAMILY_VISAS, visasOf(`(?:${VISIT}|${OWN_STAY})`), FOR_A_VISIT, FOR_TRAVELLERS];

/** Stands for them in the words: one word, so that no pattern finds the "visa" in it. */
const OTHER = "other_visa";
/** What else is said of visas: "skilled worker", "we will sponsor you"; not "sponsor your visitor visa". */
const OF_WORK = new RegExp(
  [
    String.raw`\b(?:visas?|permits?|sponsorship|skilled worker|cos|certificates?|any (?:other|kind|sort))\b`,
    String.raw`\bsponsor(?:s|ing)?\b(?! (?:(?:a|an|the|your|our|their|all|any|for|of|short-term|international|uk|most) )*${OTHER})`,
    String.raw`(?<!\b${OTHER}(?: (?:is|are|can|may|will|also|fully|be))*) sponsored\b`,
  ].join("|"),
);

/** Whether every visa that words name is a relative's, or for a visit or studies. */
export function isOfOtherVisas(text: string): boolean {
  return FOR_RELATIVES.test(text) || isAllOf(OTHERS, text);
}

/** ... for a visit: that nobody sponsors those says nothing of work. */
export function isOfVisits(text: string): boolean {
  return isAllOf(VISITS, text);
}

function isAllOf(visas: readonly RegExp[], text: string): boolean {
  const rest = visas.reduce((left, some) => left.replaceAll(some, OTHER), text);
  return rest !== text && !OF_WORK.test(rest);
}
