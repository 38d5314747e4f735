import type { CvSection } from "#rules/cv/cv-document.ts";
import type { CvPlace } from "#rules/cv-check/finding.ts";

/** Where in a CV a path of a merge leads. What is no part of the page counts to its head. */
export function placeAt(path: readonly string[]): CvPlace {
  const [root = "", ...rest] = path;
  if (root !== "document") return { section: "basics", field: path.join(".") };
  const [name = "", ...inner] = rest;
  if (name === "basics") return basicsAt(inner);
  if (name === "rightToWork") return { section: "rightToWork", ...fieldAt(inner) };
  if (name === "sections") return { section: inner[0] as CvSection, ...fieldAt(inner.slice(1)) };
  if (name === "custom") return customAt(inner);
  const [entryId, ...field] = inner;
  if (entryId === undefined) return { section: "basics", field: name };
  if (letterParts.includes(name)) return { section: "basics", field: rest.join(".") };
  return { section: name as CvSection, entryId, ...fieldAt(field) };
}

const letterParts = ["sender", "recipient", "paragraphs"];

function basicsAt([name = "", ...inner]: readonly string[]): CvPlace {
  if (name === "summary") return { section: "summary" };
  if (name !== "profiles") return { section: "basics", field: [name, ...inner].join(".") };
  const [entryId = "", ...field] = inner;
  return { section: "basics", entryId, ...fieldAt(field) };
}

function customAt([id = "", ...inner]: readonly string[]): CvPlace {
  const section: CvSection = `custom:${id}`;
  if (inner[0] !== "entries" || inner[1] === undefined) return { section, ...fieldAt(inner) };
  return { section, entryId: inner[1], ...fieldAt(inner.slice(2)) };
}

function fieldAt([field, line]: readonly string[]): Pick<CvPlace, "field" | "line"> {
  if (field === undefined) return {};
  return line === undefined ? { field } : { field, line: Number(line) };
}
