import { TOWNS } from "../towns.data.ts";
import type { Line } from "./advert-lines.ts";
import { companyInTown } from "./company-in-town.ts";
import { isLabel, type Labelled } from "./labels.ts";
import { firstSaid, oneLineHead } from "./one-line-head.ts";
import type { Found } from "./pasted-advert.ts";
import { PROSE } from "./prose.ts";

export type Who = { title: Found<string> | null; employer: Found<string> | null };

const MAX_NAME_LENGTH = 100;
const ORGANISATION =
  /\b(?:ltd|limited|plc|llp|inc|group|university|college|council|nhs|trust|school|academy|hospitals?|department (?:for|of)|ministry|agency|authority|foundation|institute|recruitment|consult(?:ing|ants)|solutions|services|partners|bank|holdings|services|charity|service|hm [A-Z])\b/i;
const NOT_A_NAME =
  /[£€$]|\bper (?:annum|hour|day)\b|\b(?:full|part)[- ]?time\b|^permanent\b|\bhybrid\b|\bremote\b|\bago\b|\bapplicants?\b|^\d|@|https?:|\b(?:closing|closes|deadline|apply|posted|reference|salary|hours)\b|[.!?:]$/i;

/** Who looks for whom: by labels, by the head that each site gives its adverts, else by what the words say. */
export function readWho(lines: readonly Line[], labelled: readonly Labelled[]): Who {
  const head = headOf(lines);
  const title = labelledAs("title", labelled) ?? head.title ?? titleInWords(lines);
  const employer =
    labelledAs(
      "employer",
      labelled.filter((each) => !isPart(each, head)),
    ) ??
    head.employer ??
    employerInWords(lines);
  return {
    title: title && { ...title, value: tidyTitle(title.value) },
    employer: employer && { ...employer, value: tidyEmployer(employer.value) },
  };
}

/** A department of the university or the trust that the head names employs nobody. */
function isPart({ words }: Labelled, { employer }: Who): boolean {
  return /^department\b/i.test(words) && ORGANISATION.test(employer?.value ?? "");
}

function labelledAs(kind: "title" | "employer", labelled: readonly Labelled[]) {
  const found = labelled.find((each) => each.kind === kind && isName(each.value));
  return found ? { value: found.value, words: found.words } : null;
}

type Head = (lines: readonly Line[]) => Who | null;

/** The site's own marks first, and then its order of lines. */
function headOf(lines: readonly Line[]): Who {
  const own = withoutParticulars(lines);
  const heads: readonly Head[] = [linkedInOld, linkedIn, reed, oneLine, twoLines];
  for (const head of heads) {
    const who = head(own.slice(0, 14));
    if (who?.title) return who;
  }
  return { title: null, employer: null };
}

const PARTICULARS =
  /^(?:reference(?: number)?|job ref(?:erence)?|(?:job )?grade|contract type|type of role|working pattern|business area|number of jobs available|length of employment)$/i;

/** Ends a letter: whose name follows offers no job. */
const CLOSE =
  /^(?:(?:kind |best |warm )?regards|best wishes|(?:many )?thanks|cheers|yours \w+),?$/i;

/** Without "Job grade" and the line that answers it, which some sites have above the title, and without a signature. */
function withoutParticulars(lines: readonly Line[]): readonly Line[] {
  const isName = (line: Line | undefined) => PARTICULARS.test(line?.text ?? "");
  // Copied from below another letter: a close with nothing before it.
  const begun = CLOSE.test(lines[0]?.text ?? "") ? lines.slice(1) : lines;
  const close = begun.findIndex(({ text }) => CLOSE.test(text));
  const letter = close === -1 ? begun : begun.slice(0, close);
  return letter.filter((line, at) => !isName(line) && !isName(letter[at - 1]));
}

/** Company, title, then "Leeds, England · 2 weeks ago · 100 applicants". */
function linkedIn(lines: readonly Line[]): Who | null {
  const at = lines.findIndex(({ text }) =>
    / · .*(?:\bago\b|applicants?\b|people clicked)/i.test(text),
  );
  if (at < 1) return null;
  const [before, company] = [lines[at - 1]!, lines[at - 2]];
  const own = /^(.{2,80}?) · [^·]+ · .*\bago\b/i.exec(lines[at]!.text)?.[1];
  if (own && !/,|\b(?:England|Scotland|Wales|Kingdom|Area)\b/.test(own)) {
    return { title: foundIn(before), employer: { value: own, words: lines[at]!.raw } };
  }
  const employer = company && isName(company.text) ? foundIn(company) : null;
  return { title: foundIn(before), employer };
}

/** Title, then "Company · Leeds, England (Hybrid)", or "… · Hybrid". */
function linkedInOld(lines: readonly Line[]): Who | null {
  const pattern =
    /^(.{2,80}?) · .+(?:\((?:on-?site|hybrid|remote)\b[^)]*\)| · (?:on-?site|hybrid|remote)$)/i;
  const at = lines.findIndex(({ text }) => pattern.test(text));
  if (at < 1) return null;
  const employer = { value: pattern.exec(lines[at]!.text)![1]!, words: lines[at]!.raw };
  return { title: foundIn(lines[at - 1]!), employer };
}

/** Title, then "Posted 3 November by Tallow & Finch". */
function reed(lines: readonly Line[]): Who | null {
  const pattern = /^(?:posted|date posted)\b.{0,40}? by (.+?)(?: featured| new)?$/i;
  const at = lines.findIndex(({ text }) => pattern.test(text));
  if (at < 1) return null;
  const employer = { value: pattern.exec(lines[at]!.text)![1]!, words: lines[at]!.raw };
  return { title: foundIn(lines[at - 1]!), employer };
}

/** "Data Analyst at Fellbright", "Data Analyst | Fellbright | Leeds", "Data Analyst - Fellbright Ltd - Leeds". */
function oneLine(lines: readonly Line[]): Who | null {
  const line = lines[0];
  const head = (line && oneLineHead(line.text)) ?? firstSaid(lines);
  if (head?.employer === "")
    return { title: { value: head.title, words: head.words }, employer: null };
  if (head && isName(head.employer))
    return of({ text: head.words, raw: head.words }, head.title, head.employer);
  if (!line || line.text.length > 140 || PROSE.test(line.text)) return null;
  const parts = line.text.split(/ \| | @ /);
  const dashed = line.text.split(/ [-–—] /);
  const at = /^(.{3,80}?) at ((?:the )?[A-Z].{1,70})$/.exec(line.text);
  if (at) return of(line, at[1]!, at[2]!);
  if (parts.length > 1 && isName(parts[1]!)) return of(line, parts[0]!, parts[1]!);
  const company = dashed.slice(1).find((part) => ORGANISATION.test(part));
  return company ? of(line, dashed[0]!, company) : null;
}

function of({ raw }: Line, title: string, employer: string): Who {
  return { title: { value: title, words: raw }, employer: { value: employer, words: raw } };
}

/** Most sites: the title, and the employer on the next line. */
function twoLines(all: readonly Line[]): Who | null {
  const lines = all.map((line, at) =>
    at === 0 ? withoutPay(withoutTime(withoutCall(line))) : line,
  );
  const isJobPost = lines.findIndex(({ text }) => / ?- job post$/i.test(text));
  const at = isJobPost === -1 ? lines.findIndex(isTitleLine) : isJobPost;
  if (at === -1 || at > 4) return null;
  const title = lines[at]!;
  const below = lines.slice(at + 1, at + 3).filter((line) => isName(line.text) && !isLabel(line));
  // An address may be between the title and the employer.
  const next = below.find(({ text }) => ORGANISATION.test(text) && !/,/.test(text)) ?? below[0];
  const placed = next && companyInTown(next.text);
  if (placed)
    return { title: foundIn(title), employer: { value: placed.employer, words: next.raw } };
  const isCompany = next !== undefined && (isJobPost !== -1 || looksLikeCompany(next.text));
  if (isCompany) return { title: foundIn(title), employer: foundIn(next) };
  // The employer may stand above its job.
  const before = lines[at - 1];
  const above = before && !isLabel(before) ? before : null;
  if (ORGANISATION.test(title.text) && next && !ORGANISATION.test(next.text))
    return { title: foundIn(next), employer: foundIn(title) };
  return { title: foundIn(title), employer: above && isName(above.text) ? foundIn(above) : null };
}

/** "Kitchen Porter wanted ASAP!!" is a Kitchen Porter. */
function withoutCall({ text, raw }: Line): Line {
  const call =
    /^(?!no |experience )(.{3,80}?)\s(?:urgently )?(?:wanted|needed|required)\b[\s,-]*(?:asap|urgently|immediately|now)?[\s!.]*$/i;
  return { text: call.exec(text)?.[1] ?? text, raw };
}

/** "Barista - Part time" and "Hiring: Barista" are a Barista. */
function withoutTime({ text, raw }: Line): Line {
  const plain = text.replace(/^(?:we(?:'|’)?re |now )?hiring\b[\s:!,-]*(?=[A-Z])/i, "");
  const timed = /^(.{3,80}?)(?: [-–|]|,| \() ?(?:part|full)[- ]?time\b.*$/i;
  return { text: timed.exec(plain)?.[1] ?? plain, raw };
}

/** "Recruitment Consultant, OTE £60k, basic £26,000" is a Recruitment Consultant. */
function withoutPay({ text, raw }: Line): Line {
  const paid =
    /^([A-Z][^£€$]{2,78}?)(?:,| [-–|])\s(?:OTE|basic|salary|up to|circa|c\.?)?\s?(?:[£€]|\d{1,2}(?:\.\d+)? ?(?:hours?|hrs?)\b).*$/i;
  return { text: paid.exec(text)?.[1] ?? text, raw };
}

/** How letters begin: "Hi Priya,". "Hi-Fi Engineer" and "Hello Fresh Picker" are titles. */
const GREETING =
  /^(?:dear|good (?:morning|afternoon|evening))\b|^(?:hi|hello|hey)(?: [\w'’-]+(?: and [\w'’-]+)?)?(?:[,!.]|$)/i;

function isTitleLine(line: Line): boolean {
  const { text } = line;
  const words = text.split(" ").length;
  return (
    isName(text) &&
    !GREETING.test(text) &&
    words <= 14 &&
    !isLabel(line) &&
    /^[A-Z\d(]/.test(text) &&
    !PROSE.test(text)
  );
}

function looksLikeCompany(text: string): boolean {
  return (
    ORGANISATION.test(text) ||
    (text.split(" ").length <= 5 && /^[A-Z\d]/.test(text) && !PROSE.test(text) && !/,/.test(text))
  );
}

function isName(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH) return false;
  const plain = text.replace(/\(.*?\)/g, "").trim();
  return plain.length >= 2 && !NOT_A_NAME.test(plain);
}

const IN_WORDS =
  /\b(?:looking for|seeking|recruiting|recruit|hiring|need|require|opportunity for|vacancy for|role of|position of|post of|join us as|as)\s+(?:an?|our next|the|for an?|another)\s+(?:exciting |talented |motivated |experienced |enthusiastic |passionate |new |full[- ]time |part[- ]time |permanent )*((?:[A-Z][\w/&+.-]*(?: (?:and|of|in|for|&) (?=[A-Z]))? ?){1,7})/;

function titleInWords(lines: readonly Line[]): Found<string> | null {
  for (const { text } of lines) {
    const title = IN_WORDS.exec(text)?.[1]?.trim();
    if (title) return { value: title, words: sentenceWith(text, title) };
  }
  return null;
}

const NAME = String.raw`((?:[A-Z][\w&'’.-]*)(?: (?:[A-Z&][\w&'’.-]*|of|and|the|for)){0,6})`;
const EMPLOYERS: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|[.!] )(?:Here at |At )${NAME},? (?:we|you)\b`),
  new RegExp(
    `(?:^|[.!,] )${NAME} (?:is|are) (?:currently |now |a |an |one |the )?(?:looking|seeking|recruiting|hiring|leading|award|global|growing|UK|specialist|independent|fast|charity|family|proud|expanding|based|national)`,
  ),
  new RegExp(
    String.raw`\b(?:[Jj]oin|joining|work for|working for|work at|working at|on behalf of) (?:the team at )?${NAME}`,
  ),
  new RegExp(`^About ${NAME}$`),
];
const NOBODY =
  /^(?:We|You|Our|Us|The|This|It|The Role|The Company|Us And|The Team|The Job|A|Job|Role|Team)$/i;

function employerInWords(lines: readonly Line[]): Found<string> | null {
  for (const pattern of EMPLOYERS) {
    for (const { text } of lines) {
      const name = pattern.exec(text)?.[1]?.replace(/ (?:of|and|the|for)$/, "");
      if (name && !NOBODY.test(name)) return { value: name, words: sentenceWith(text, name) };
    }
  }
  return null;
}

function sentenceWith(text: string, name: string): string {
  const sentence = text.split(/(?<=[.!?])\s+/).find((part) => part.includes(name)) ?? text;
  return sentence.length <= 160 ? sentence : `${sentence.slice(0, 160)}…`;
}

function foundIn({ text, raw }: Line): Found<string> {
  return { value: text, words: raw };
}

/** "Engineer in Swindon", but "Lecturer in Marketing". */
const IN_TOWN = new RegExp(` in (?:${TOWNS.join("|")})\\.?$`);

function tidyTitle(text: string): string {
  return text
    .replace(/ ?- job post$/i, "")
    .replace(IN_TOWN, "")
    .replace(
      /\s*[([](?:m\/f\/?[dxn]?|f\/m\/?[dx]?|all genders|hybrid|remote|permanent|fixed[- ]term|ftc|full[- ]time|part[- ]time|[\w ]*visa sponsorship[\w ]*)[)\]]\s*$/i,
      "",
    )
    .replace(/\s*[-–|,]?\s*(?:ref(?:erence)?\.?:?\s*[\w/-]+)$/i, "")
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

function tidyEmployer(text: string): string {
  return text
    .replace(/\s+logo$/i, "")
    .replace(/^company logo for,?\s*/i, "")
    .replace(/ [-–|] .*$/, "")
    .replace(/[.,]$/, "")
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}
