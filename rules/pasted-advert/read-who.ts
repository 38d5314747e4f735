import { headLine, isCall, type Line } from "./advert-lines.ts";
import { companyInTown } from "./company-in-town.ts";
import { isJob } from "./job-words.ts";
import { isLabel, type Labelled } from "./labels.ts";
import { isBullet, isNobody, isPlace } from "./nobody.ts";
import { firstSaid, oneLineHead } from "./one-line-head.ts";
import { cutOutside, splitOutside } from "./outside-brackets.ts";
import { TERMS } from "./part-of-work.ts";
import { withoutParticulars } from "./particulars.ts";
import type { Found } from "./pasted-advert.ts";
import { PAY } from "./pay-words.ts";
import { isPlainOrganisation, isWork } from "./plain-organisation.ts";
import { PROSE } from "./prose.ts";
import { tidyEmployer, tidyTitle } from "./tidy-who.ts";
import { employerInWords, titleInWords } from "./who-in-words.ts";

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
  const own = ownLines(lines);
  const heads: readonly Head[] = [linkedInOld, linkedIn, reed, oneLine, twoLines];
  for (const head of heads) {
    const who = head(own.slice(0, 14));
    if (who?.title) return who;
  }
  return { title: null, employer: null };
}

/** Ends a letter: whose name follows offers no job. */
const CLOSE =
  /^(?:(?:kind |best |warm )?regards|best wishes|(?:many )?thanks|cheers|yours \w+),?$/i;

/** Without the particulars of a form, and without a signature. */
function ownLines(lines: readonly Line[]): readonly Line[] {
  // Copied from below another letter: a close with nothing before it.
  const begun = CLOSE.test(lines[0]?.text ?? "") ? lines.slice(1) : lines;
  const close = begun.findIndex(({ text }) => CLOSE.test(text));
  return withoutParticulars(close === -1 ? begun : begun.slice(0, close));
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
  const line = headLine(lines);
  const head = (line && oneLineHead(line.text)) ?? firstSaid(lines);
  if (head?.employer === "")
    return { title: { value: head.title, words: head.words }, employer: plainBelow(lines, line) };
  if (head && isName(head.employer))
    return of({ text: head.words, raw: head.words }, head.title, head.employer);
  if (!line || line.text.length > 140 || PROSE.test(line.text)) return null;
  return besideIn(line);
}

/** A firm and its job beside each other, without a town. */
function besideIn(line: Line): Who | null {
  const [, job, firm] = / @ /.test(line.text) ? (AT_SIGN.exec(line.text) ?? []) : [];
  if (job && firm && isEmployer(firm)) return of(line, job, firm);
  const at = /^(.{3,80}?) at ((?:the )?[A-Z].{1,70})$/.exec(line.text);
  if (at) return of(line, at[1]!, at[2]!);
  const piped = splitOutside(line.text, / \| /g);
  const dashed = splitOutside(line.text, / [-–—] /g);
  for (const [first = "", second = ""] of [piped, dashed])
    if (isPlainOrganisation(first) && isJob(second)) return of(line, second, first);
  const [work = "", listed = ""] = splitOutside(line.text, /, /g);
  if (isJob(work) && isPlainOrganisation(listed)) return of(line, work, listed);
  if (piped.length > 1 && isEmployer(piped[1]!)) return of(line, piped[0]!, piped[1]!);
  const company = dashed
    .slice(1)
    .find((part) => ORGANISATION.test(part) && (isPlainOrganisation(part) || !isNobody(part)));
  return company ? of(line, dashed[0]!, company) : null;
}

/** "Founding Engineer @ Loomly AI (seed, 6 ppl) - remote". */
const AT_SIGN = /^(.{3,80}?) @ ([A-Z\d][^()|,/£]{1,60}?)(?= [-–—|·(/]|, |$)/;

/** Where a head names nobody, the line below may do so plainly. */
function plainBelow(lines: readonly Line[], head: Line | undefined): Found<string> | null {
  const from = (head ? lines.indexOf(head) : -1) + 1;
  const found = lines.slice(from, from + 2).find(({ text }) => isPlainOrganisation(text));
  return found ? foundIn(found) : null;
}

function isEmployer(text: string): boolean {
  return isName(text) && !isNobody(text);
}

function of({ raw }: Line, title: string, employer: string): Who {
  return { title: { value: title, words: raw }, employer: { value: employer, words: raw } };
}

/** Most sites: the title, and the employer on the next line. */
function twoLines(all: readonly Line[]): Who | null {
  const head = headLine(all);
  const lines = withoutUnits(
    all.map((line) =>
      line === head ? withoutTerms(withoutPay(withoutTime(withoutCall(line)))) : line,
    ),
  );
  const isJobPost = lines.findIndex(({ text }) => / ?- job post$/i.test(text));
  const at = isJobPost === -1 ? lines.findIndex(isTitleLine) : isJobPost;
  if (at === -1 || at > 4) return null;
  const title = lines[at]!;
  if (isPlainOrganisation(title.text)) {
    const job = lines.slice(at + 1, at + 3).find((line) => isTitleLine(line) && isJobLine(line));
    if (job) return { title: foundIn(job), employer: foundIn(title) };
  }
  const job = isJob(title.text) ? undefined : lines[at + 1];
  if (job && isWork(job.text)) return { title: foundIn(job), employer: null };
  const called = employerInWords(all.slice(0, 2).filter(({ text }) => isCall(text)));
  if (called) return { title: foundIn(title), employer: called };
  const below = lines
    .slice(at + 1, at + 3)
    .map(withoutPayParts)
    .filter(isEmployerLine);
  // An address may be between the title and the employer.
  const next = below.find(({ text }) => ORGANISATION.test(text) && !/,/.test(text)) ?? below[0];
  const placed = next && companyInTown(next.text);
  if (placed)
    return { title: foundIn(title), employer: { value: placed.employer, words: next.raw } };
  const isCompany = next !== undefined && (isJobPost !== -1 || looksLikeCompany(next.text));
  if (isCompany) return { title: foundIn(title), employer: foundIn(next) };
  // The employer may stand above its job.
  const before = lines[at - 1];
  if (ORGANISATION.test(title.text) && next && !ORGANISATION.test(next.text))
    return { title: foundIn(next), employer: foundIn(title) };
  const above = before && isEmployerLine(before) ? before : null;
  return { title: foundIn(title), employer: above && foundIn(above) };
}

function isEmployerLine(line: Line): boolean {
  return isEmployer(line.text) && !isWork(line.text) && !isLabel(line) && !isBullet(line);
}

function isJobLine(line: Line): boolean {
  const { text } = line;
  return !isPlainOrganisation(text) && !isNobody(text) && !isBullet(line) && !companyInTown(text);
}

const UNIT = /^(?:the )?(?:school|department|dept|faculty|division|centre|institute) of\b/i;

/** "School of Computing" below its university employs nobody, and is no title. */
function withoutUnits(lines: readonly Line[]): readonly Line[] {
  const isOf = lines.slice(0, 5).some(({ text }) => isPlainOrganisation(text));
  return isOf ? lines.filter(({ text }, at) => at > 5 || !UNIT.test(text)) : lines;
}

/** "Cindermill Robotics, Sheffield, £44,000" without its pay. */
function withoutPayParts({ text, raw }: Line): Line {
  const [first = "", ...rest] = splitOutside(text, /, | [-–—|·] /g);
  const named = rest.filter((part) => !PAY.test(part) && !TERMS.test(part));
  return { text: named.length < rest.length ? [first, ...named].join(", ") : text, raw };
}

/** "Data Analyst | Permanent | Leeds" is a Data Analyst: beside a job only terms and a place. */
function withoutTerms({ text, raw }: Line): Line {
  const [job = "", ...rest] = splitOutside(text, / [-–—|·] /g);
  const isAlone = rest.every((part) => PAY.test(part) || TERMS.test(part) || isPlace(part));
  return { text: isAlone && isJob(job) ? job : text, raw };
}

/** "Kitchen Porter wanted ASAP!!" is a Kitchen Porter. */
function withoutCall({ text, raw }: Line): Line {
  const call =
    /^(?!no |experience )(.{3,80}?)\s(?:urgently )?(?:wanted|needed|required)\b[\s,-]*(?:asap|urgently|immediately|now)?[\s!.]*$/i;
  return { text: cutOutside(text, call.exec(text)?.[1]), raw };
}

/** "Barista - Part time" and "Hiring: Barista" are a Barista. */
function withoutTime({ text, raw }: Line): Line {
  const plain = text.replace(/^(?:we(?:'|’)?re |now )?#?hiring\b[\s:!,-]*(?=[A-Z])/i, "");
  const timed = /^(.{3,80}?)(?: [-–|]|,| \() ?(?:part|full)[- ]?time\b.*$/i;
  return { text: cutOutside(plain, timed.exec(plain)?.[1]), raw };
}

/** "Recruitment Consultant, OTE £60k, basic £26,000" is a Recruitment Consultant. */
function withoutPay({ text, raw }: Line): Line {
  const paid =
    /^([A-Z][^£€$]{2,78}?)(?:,| [-–|])\s(?:OTE|basic|salary|up to|circa|c\.?)?\s?(?:[£€]|\d{1,2}(?:\.\d+)? ?(?:hours?|hrs?)\b).*$/i;
  return { text: cutOutside(text, paid.exec(text)?.[1]), raw };
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
    !/^(?:join (?:us|our|the)|apply)\b/i.test(text) &&
    words <= 14 &&
    !isLabel(line) &&
    /^[A-Z\d(]/.test(text) &&
    !PROSE.test(text)
  );
}

function looksLikeCompany(text: string): boolean {
  return (
    ORGANISATION.test(text) ||
    (text.split(" ").length <= 5 && isWrittenAsName(text) && !PROSE.test(text) && !/,/.test(text))
  );
}

/** "A team of 40 people" is none: of more than two words all are capital, but for the small ones. */
function isWrittenAsName(text: string): boolean {
  const words = text
    .split(" ")
    .filter((word) => !/^(?:of|and|the|for|in|on|at|by|de|la|&|\+)$/.test(word));
  const areCapital = words.every((word) => /^[^\p{Ll}]/u.test(word));
  return /^[A-Z\d]/.test(text) && (words.length <= 2 || areCapital) && !/^An? /.test(text);
}

function isName(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH) return false;
  const plain = text.replace(/\(.*?\)/g, "").trim();
  return plain.length >= 2 && !NOT_A_NAME.test(plain);
}

function foundIn({ text, raw }: Line): Found<string> {
  return { value: text, words: raw };
}
