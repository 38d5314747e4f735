import type { Cefr, CvDocument } from "#rules/cv/cv-document.ts";
import { newCustomEntry, newCustomSection, newEntry } from "../../document/new-entry.ts";
import { wordsEverywhere } from "../../print/print-labels.ts";
import { cefrOf } from "../cefr.ts";
import { isLanguageName } from "../europass/language-names.ts";
import { withoutBullet } from "../files/html-lines.ts";
import { findDay, findRange } from "./date-range.ts";
import type { Part } from "./find-sections.ts";
import { isMailAddress } from "./mail-address.ts";
import { bodyOf } from "./read-entries.ts";
import { joinWrapped } from "./split-entries.ts";
import type { TextLine } from "./text-line.ts";
import { type TitledEntry, titledEntries } from "./titled-entries.ts";

const plain = (lines: readonly TextLine[]) =>
  joinWrapped(lines)
    .map(({ text }) => withoutBullet(text))
    .filter(Boolean);

const items = (text: string) =>
  text
    .split(/\s*[,;•·|،，、؛；]\s*|\s{3,}|\t/)
    .map((item) => item.replace(/\.$/, "").trim())
    .filter(Boolean);

/** "Data: Python, SQL" is a group; words without one stand together. */
export function readSkills(lines: readonly TextLine[]): CvDocument["skills"] {
  const groups = plain(lines).map((line) => {
    const group = /^([^:,]{2,40})(?::\s+|：\s*)(.+)$/s.exec(line);
    if (!group) return { name: "", level: "", keywords: items(line) };
    const [, name = group[1]!, level = ""] = /^(.*\S)\s*\(([^()]+)\)$/.exec(group[1]!.trim()) ?? [];
    return { name: name.trim(), level, keywords: items(group[2]!) };
  });
  const loose = groups.filter(({ name }) => name === "").flatMap(({ keywords }) => keywords);
  const named = groups.filter(({ name }) => name !== "");
  return [
    ...named,
    ...(loose.length > 0 ? [{ name: "Skills", level: "", keywords: loose }] : []),
  ].map((group) => ({
    ...newEntry("skills"),
    ...group,
  }));
}

/** "English (C1)", "German: B1", "Hindi – native". */
export function readLanguages(lines: readonly TextLine[]): CvDocument["languages"] {
  return plain(lines)
    .flatMap((line) => line.split(/\s*[;•·|]\s*|,\s*(?=\p{Lu})(?![^(]*\))|\s{3,}|\t/u))
    .map((text) =>
      /^([\p{L}\p{M}' ]+?)\s*(?:[(:–—-]\s*(.+?)\)?|\b(A1|A2|B1|B2|C1|C2|native|fluent|basic|intermediate|advanced)\b(.*))?\s*$/iu.exec(
        text.trim(),
      ),
    )
    .filter((match) => match !== null)
    .map(([, language = "", said = "", level = "", more = ""]) => {
      const told = (said || `${level}${more}`).replace(/\.$/, "").trim();
      const cefr = cefrOf(told);
      const fluency = isLevel(told, cefr) ? "" : told.replace(levelBehind, "");
      return { ...newEntry("languages"), language: language.trim(), fluency, cefr };
    })
    .filter(({ language, fluency, cefr }) => fluency || cefr || isLanguageName(language));
}

/** "Fluent, C1": the level is kept apart. */
const levelBehind = /\s*[,،，]\s*[ABC][12]$/;

/** Our own word for it, in any language we print. */
function isLevel(told: string, cefr: Cefr): boolean {
  const same = (word: string) => word.toLowerCase() === told.toLowerCase();
  return (
    same(cefr) || (cefr === "native" && wordsEverywhere.some(([, { native }]) => same(native)))
  );
}

/** "Running: Three Peaks 2026, timekeeper" is one, and what is said about it. */
export function readInterests(lines: readonly TextLine[]): CvDocument["interests"] {
  return plain(lines).flatMap((line) => {
    const group = /^([^:,]{2,40})(?::\s+|：\s*)(.+)$/s.exec(line);
    const found = group
      ? [{ name: group[1]!.trim(), keywords: items(group[2]!) }]
      : (line.length > 90 ? [line] : items(line)).map((name) => ({ name, keywords: [] }));
    return found.map((interest) => ({ ...newEntry("interests"), ...interest }));
  });
}

/** Name, then who gave it; the date wherever it stands. A period stays in words behind them. */
function titled(line: string): { title: string; by: string; day: string } {
  const period = findRange(line);
  const found = period ? null : lastDay(line);
  const words = found?.words ?? period?.words;
  const text = words ? withoutLast(line, words) : line;
  const [title = "", ...by] = text.split(/\s+[|–—-]\s+|,\s+|\t|\s{3,}/);
  const tidy = (piece: string) =>
    piece
      .replace(/\(\s*\)/g, "")
      .replace(/^[\s,|(–—-]+|[\s,|(–—-]+$/g, "")
      .trim();
  const day = found?.day ?? (period?.endDate || period?.startDate || "");
  const said = [title, ...by].map(tidy).filter(Boolean);
  const [first = "", ...rest] = period ? [...said, period.words] : said;
  return { title: first, by: rest.join(", "), day };
}

/** "Olympics 2020 prize, 2022": the date stands behind what it is of. */
function lastDay(line: string): { day: string; words: string } | null {
  const first = findDay(line);
  if (!first) return null;
  return lastDay(line.slice(line.indexOf(first.words) + first.words.length)) ?? first;
}

function withoutLast(line: string, words: string): string {
  const at = line.lastIndexOf(words);
  return `${line.slice(0, at)} ${line.slice(at + words.length)}`;
}

/** An entry whose title was marked, with what is said about it. A period stays in words: there is one day only. */
const marked = (lines: readonly TextLine[]) =>
  titledEntries(lines)?.map(({ title, beside, range, url, body }) => ({
    title,
    by: [...beside, ...(range?.startDate ? [range.words] : [])].join(", "),
    day: range?.endDate || range?.startDate || "",
    url,
    summary: plain(body).join("\n"),
  }));

export function readCertificates(lines: readonly TextLine[]): CvDocument["certificates"] {
  const found = marked(lines);
  if (found)
    return found.map(({ title, by, day, url, summary }) => ({
      ...newEntry("certificates"),
      name: title,
      issuer: [by, summary].filter(Boolean).join(", "),
      date: day,
      url,
    }));
  return plain(lines).map((line) => {
    const { title, by, day } = titled(line);
    return { ...newEntry("certificates"), name: title, issuer: by, date: day };
  });
}

export function readAwards(lines: readonly TextLine[]): CvDocument["awards"] {
  const found = marked(lines);
  if (found)
    return found.map(({ title, by, day, url, summary }) => ({
      ...newEntry("awards"),
      title,
      awarder: by,
      date: day,
      summary: [summary, url].filter(Boolean).join("\n"),
    }));
  return plain(lines).map((line) => {
    const { title, by, day } = titled(line);
    return { ...newEntry("awards"), title, awarder: by, date: day };
  });
}

export function readPublications(lines: readonly TextLine[]): CvDocument["publications"] {
  const found = marked(lines);
  if (found)
    return found.map(({ title, by, day, url, summary }) => ({
      ...newEntry("publications"),
      name: title,
      publisher: by,
      releaseDate: day,
      url,
      summary,
    }));
  return plain(lines).map((line) => {
    const found = findDay(line);
    const url = /https?:\/\/\S+/.exec(line)?.[0] ?? "";
    return {
      ...newEntry("publications"),
      name: line.replace(url, "").trim(),
      releaseDate: found?.day ?? "",
      url,
    };
  });
}

/** One person for each name: a line with an address or a number belongs to the person above it. */
export function readReferees(lines: readonly TextLine[]): CvDocument["references"] {
  const found = titledEntries(lines);
  if (found) return found.map(titledReferee);
  const people: { name: string; position: string; email: string; phone: string }[] = [];
  for (const line of plain(lines)) {
    if (/\b(on|upon) request\b/i.test(line)) continue;
    const email = line.split(/\s+/).find(isMailAddress) ?? "";
    const phone = /\+?\d[\d\s().-]{7,}\d/.exec(line)?.[0] ?? "";
    const person = people.at(-1);
    const isPerson =
      /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx)\.?\s+)?\p{Lu}\S+(?:\s+\p{Lu}\S+){1,3}(?:,.*)?$/u.test(
        line,
      ) &&
      !email &&
      !phone;
    if (!person || (isPerson && (person.email || person.phone || person.position))) {
      const [name = "", ...rest] = line.split(/,\s+/);
      people.push({ name, position: rest.join(", "), email, phone });
    } else if (email || phone)
      Object.assign(person, { ...(email && { email }), ...(phone && { phone }) });
    else person.position = [person.position, line].filter(Boolean).join(", ");
  }
  return people.map((person) => ({ ...newEntry("references"), ...person }));
}

/** A referee has no date: its words stay among what is said. */
function titledReferee(entry: TitledEntry): CvDocument["references"][number] {
  const { title, beside, body, range, url } = entry;
  const said = [...beside, ...plain(body)].join("\n");
  const email = said.split(/[\s·]+/).find(isMailAddress) ?? "";
  const phone = /\+?\d[\d ().-]{7,}\d/.exec(said)?.[0] ?? "";
  const rest = said
    .replace(email, "")
    .replace(phone, "")
    .split("\n")
    .map((line) => line.replace(/^[\s·]+|[\s·]+$/g, ""))
    .filter(Boolean);
  const place = rest.find((line) => !/[.!?]$/.test(line)) ?? "";
  const [position = "", ...organisation] = place.split(/[,،]\s+|，/);
  const more = [range?.words ?? "", url].filter(Boolean);
  const reference = [...rest.filter((line) => line !== place), ...more].join("\n");
  const who = { name: title, position, organisation: organisation.join(", "), email, phone };
  return { ...newEntry("references"), ...who, reference };
}

/** A part whose heading we do not know keeps it. */
export function readOther({ title, lines }: Part): CvDocument["custom"][number] {
  const entries = titledEntries(lines);
  if (entries) return { ...newCustomSection(title), entries: entries.map(otherEntry) };
  const { summary, highlights } = bodyOf({ body: lines });
  return {
    ...newCustomSection(title),
    entries: [{ ...newCustomEntry(), text: summary, highlights }],
  };
}

function otherEntry(entry: TitledEntry): CvDocument["custom"][number]["entries"][number] {
  const { title, beside, range, url } = entry;
  const { summary, highlights } = bodyOf(entry);
  return {
    ...newCustomEntry(),
    title,
    subtitle: beside.join(", "),
    startDate: range?.startDate ?? "",
    endDate: range?.endDate ?? "",
    text: [summary, url].filter(Boolean).join("\n"),
    highlights,
  };
}
