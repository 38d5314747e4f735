/** Says how the work is done, and neither for whom nor where. */
export const TERMS =
  /^(?:(?:days?|nights?|weekends?|evenings?)(?: shifts?)?|ward \d+|permanent|temporary|contract|fixed[- ]term|ftc|full[- ]time|part[- ]time|hybrid|remote|on-?site|asap|immediate start|.*\b(?:visas?|sponsor\w*)\b.*|\d+ months?(?: ftc| contract)?|\d{1,2}(?:\.\d+)? ?(?:hours?|hrs?)\b.*)$/i;

/** A branch of the work where the employer would be: "Engineer - Rail - York". */
const FIELDS = new Set(
  `rail water highways bridges structures structural geotechnical signalling construction property litigation family employment
  commercial corporate private public residential maths mathematics english science sciences physics chemistry biology history
  geography languages french spanish german music art drama pe psychology economics law nursing medicine computing computer
  finance financial tax audit treasury payroll accounts accounting banking insurance pensions investment investments risk compliance
  legal sales marketing retail hr human resources people talent it digital data platform platforms infrastructure payments growth
  product products software cloud security cyber network networks machine learning ai research development innovation r&d
  engineering maintenance manufacturing production quality assurance supply chain logistics operations procurement planning
  electrical mechanical civil building buildings design theatre theatres mental health paediatric paediatrics adult adults children
  acute emergency critical intensive community primary secondary general surgical surgery oncology radiology cardiology maternity
  early years customer customers client clients service services support care success facilities estates housing lettings catering
  hospitality kitchen backend frontend full stack java javascript python sql ux ui asset wealth management equity strategy demand
  dental domiciliary live in learning disabilities disability autism psychiatry anaesthetics graduate scheme programme trainee
  junior senior newly part qualified nq rgn hgv acca head office cover front back end of and & the for in key stage`.split(
    /\s+/,
  ),
);
const UNIT =
  /^(?:school|department|dept|faculty|division|institute|centre|college|unit|team|section|ward|room|year|band|grade|class|level|stage) (?:of|for|\d)/i;

/** Whether a part of a head names a part of the work, which employs nobody: "Structures", "School of Physics". */
export function isPartOfWork(part: string): boolean {
  return (
    UNIT.test(part) ||
    part
      .toLowerCase()
      .split(/[\s/,-]+/)
      .every((word) => FIELDS.has(word))
  );
}
