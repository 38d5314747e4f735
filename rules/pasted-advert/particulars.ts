import type { Line } from "./advert-lines.ts";
import { asksForParticulars, isLabel } from "./labels.ts";

const NAMES =
  "reference(?: number| no)?|job ref(?:erence)?(?: number| no)?|(?:job |pay )?grade|(?:pay )?band|pay scheme|main area|speciali?ty|staff group|directorate|division|care group|ward|contract(?: type| length)?|type of (?:role|contract)|working pattern|business area|job (?:type|family|function|category|level|overview)|number of jobs available|number of posts|length of employment|duration|salary (?:type|period)|employer type|category|sector|industry|seniority(?: level)?|employment type|reports? to|responsible to|accountable to|interview date|vacancy (?:id|ref|type)|job id|posted(?: on)?|placed on|date posted";
const ALONE = new RegExp(`^(?:${NAMES})\\s*:?$`, "i");
const IN_LINE = new RegExp(`^(?:${NAMES})\\s*[:=|]\\s*\\S`, "i");
/** "Care setting: Community": a label that we do not know. */
const OTHER = /^[A-Z][a-z]+(?: [a-z]+){0,3}: \S/;
/** One may be a title: "Teacher: Maths". */
const MIN_OTHERS = 2;

/** Without "Job grade" and the line that answers it, which some sites have above the title. */
export function withoutParticulars(lines: readonly Line[]): readonly Line[] {
  const others = lines.filter((line) => OTHER.test(line.text) && !isLabel(line));
  const isForm = others.length >= MIN_OTHERS;
  const isInLine = (line: Line) =>
    IN_LINE.test(line.text) || (isForm && OTHER.test(line.text) && !isLabel(line));
  const asks = (line: Line | undefined) =>
    line !== undefined && (ALONE.test(line.text) || asksForParticulars(line));
  return lines.filter(
    (line, at) =>
      !ALONE.test(line.text) && !isInLine(line) && (!asks(lines[at - 1]) || isLabel(line)),
  );
}
