import type { CvDocument } from "#rules/cv/cv-document.ts";
import { TOWNS } from "#rules/towns.data.ts";
import { newProfile } from "../../document/new-entry.ts";
import { networkOf } from "../europass/levels.ts";
import { usualSize } from "./find-sections.ts";
import { type Sign, type TextLine, weigh } from "./text-line.ts";

const emailForm = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const linkForm =
  /(?:https?:\/\/[^\s|,;<>]+|(?:www\.)?(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|co|ai|app|edu|uk|de|in|ie|au|ca|eu)\/[^\s|,;<>]*|www\.[^\s|,;<>]+)/giu;
const phoneForm = /(?<![\d/.-])\+?\(?\d[\d\s().-]{6,18}\d(?![\d/.-])/;
const titles = /\b(curriculum vitae|résumé|resume|lebenslauf|cv)\b/i;

type Seen = { line: TextLine; index: number; largest: number };

/** What makes a line of the head the name. */
const nameSigns: readonly Sign<Seen>[] = [
  {
    says: "two to five words",
    weight: 2,
    holds: ({ line }) => /^\S+(\s+\S+){1,4}$/.test(line.text.trim()),
  },
  {
    says: "each with a capital, or a script without them",
    weight: 2,
    holds: ({ line }) => isCapitalised(line.text),
  },
  {
    says: "the largest on the page",
    weight: 3,
    holds: ({ line, largest }) => largest > 0 && line.size >= largest,
  },
  { says: "comes first", weight: 3, holds: ({ index }) => index === 0 },
  { says: "comes second", weight: 1, holds: ({ index }) => index === 1 },
  { says: "has digits", weight: -6, holds: ({ line }) => /\d/.test(line.text) },
  {
    says: "is an address",
    weight: -9,
    holds: ({ line }) => /@|https?:|www\.|[|•·]/i.test(line.text),
  },
  { says: "has a comma", weight: -3, holds: ({ line }) => /,/.test(line.text) },
  { says: "says CV", weight: -9, holds: ({ line }) => titles.test(line.text) },
  {
    says: "is a sentence",
    weight: -4,
    holds: ({ line }) => /[.!?]\s*$/.test(line.text) && line.text.length > 30,
  },
];
const ENOUGH = 4;

function isCapitalised(text: string): boolean {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  return (
    words.length > 0 &&
    words.every((word) =>
      /^\P{L}*[\p{Lu}\p{Lo}]|^(de|da|van|von|bin|al|el|der|den|di)$/u.test(word),
    )
  );
}

export type Contact = { basics: CvDocument["basics"]; rest: readonly TextLine[] };

/** Name and ways to write, from the head of the page and from a part called contact. */
export function readContact(head: readonly TextLine[], blank: CvDocument["basics"]): Contact {
  const name = findName(head);
  const others = head.filter((line) => line !== name);
  const text = others.map((line) => line.text).join("\n");
  const email = emailForm.exec(text)?.[0] ?? "";
  const links = linksIn(text.replace(emailForm, " "));
  const phone = phoneIn(text);
  const basics = {
    ...blank,
    name: tidyName(name?.text ?? ""),
    email,
    phone,
    url: links.find((link) => networkOf(link) === "") ?? "",
    profiles: links
      .filter((link) => networkOf(link) !== "")
      .map((url) => ({ ...newProfile(), network: networkOf(url), url })),
  };
  const used = [email, phone, ...links].filter(Boolean);
  return withPlaceAndLabel(basics, withoutUsed(others, used));
}

function findName(head: readonly TextLine[]): TextLine | undefined {
  const first = head.slice(0, 6);
  const usual = usualSize(head);
  const largestSize = Math.max(0, ...first.map(({ size }) => size));
  const largest = largestSize > usual || first.length < 3 ? largestSize : 0;
  const [best] = first
    .map((line, index) => ({ line, weight: weigh(nameSigns, { line, index, largest }) }))
    .sort((one, other) => other.weight - one.weight);
  return best && best.weight >= ENOUGH ? best.line : undefined;
}

/** "ANANYA RAO" is a way of setting, not a name. */
function tidyName(text: string): string {
  const name = text.replace(/\s+/g, " ").trim();
  if (name === "" || name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

function linksIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(linkForm)].map(([link]) => link.replace(/[.)]+$/, "")))];
}

function phoneIn(text: string): string {
  const lines = text.split(/\n|[|•·]/);
  const found = lines.map((line) => phoneForm.exec(line.replace(linkForm, " "))?.[0].trim() ?? "");
  return found.find((phone) => phone.replace(/\D/g, "").length >= 8) ?? "";
}

/** A line, or what is left of one with an email address, a phone number or a link in it. */
type Left = { line: TextLine; isBesideContact: boolean };

/** What is left of each line once the parts that were read are taken out. */
function withoutUsed(lines: readonly TextLine[], used: readonly string[]): readonly Left[] {
  return lines
    .map((line) => {
      const isBesideContact = used.some((part) => line.text.includes(part));
      const text = used.reduce((rest, part) => rest.replace(part, " "), line.text);
      const plain = text
        .replace(
          /\b(e-?mail|phone|tel|telephone|mobile|mob|linkedin|github|website|portfolio|address)\b\s*[:.]?/gi,
          " ",
        )
        .replace(/\s*[|•·]\s*|\s+\/(?=\s|$)|^\/\s/g, " | ")
        .replace(/^[\s|,;:.-]+|[\s|,;:-]+$/g, "")
        .replace(/(\s*\|\s*)+/g, " | ");
      const left = isBesideContact ? plain.trim() : line.text;
      return { line: { ...line, text: left }, isBesideContact };
    })
    .filter(({ line: { text } }) => /[\p{L}\p{N}]/u.test(text) && !isTitle(text));
}

const isTitle = (text: string) => titles.test(text) && text.trim().split(/\s+/).length <= 2;

const placeForm =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M} .'’-]{0,40}(?:(?:,\s*|،\s*|，)[\p{Lu}\p{Lo}][\p{L}\p{M} .'’-]{1,40}){0,2}(?:,?\s+[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|\s+\d{4,6})?$/u;

/** "14 Canal Terrace, Leeds LS4 2QB". */
const streetForm = /^\d{1,5}\w?,?\s+\p{L}[^@:]*,\s*\p{Lu}[^@:]*$/u;

function withPlaceAndLabel(basics: CvDocument["basics"], lines: readonly Left[]): Contact {
  const parts = lines.flatMap(({ line, isBesideContact }) =>
    line.text.split(/\s+\|\s+/).map((text) => ({ line: { ...line, text }, isBesideContact })),
  );
  const partLike = (holds: (text: string, part: Left) => boolean) =>
    parts.find((part) => holds(part.line.text.trim(), part))?.line;
  const place =
    partLike((text) => /[,،，]/.test(text) && placeForm.test(text)) ??
    partLike((text, part) => part.isBesideContact && TOWNS.includes(text));
  const street = partLike((text) => streetForm.test(text));
  const label = partLike((text, { line }) => line !== place && isLabel(text));
  return {
    basics: {
      ...basics,
      label: label?.text.trim() ?? "",
      location: {
        ...basics.location,
        city: place?.text.trim() ?? "",
        address: street?.text.trim() ?? "",
      },
    },
    rest: parts
      .map(({ line }) => line)
      .filter((line) => line !== place && line !== label && line !== street),
  };
}

const isLabel = (text: string) =>
  text.trim().split(/\s+/).length <= 9 &&
  !/[\d@.]/.test(text) &&
  /[\p{L}\p{M}]{3}|\p{Script=Han}{2}/u.test(text) &&
  !/:/.test(text);
