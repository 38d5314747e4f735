import { fieldName } from "./read-section.ts";

/** "work[1].url" of a document as the name of its field in the form; other paths as they are. */
export function fieldOfPath(document: unknown, path: string): string {
  const steps = path.replaceAll("[", ".").replaceAll("]", "").split(".").filter(Boolean);
  let at: unknown = document;
  let entryId: string | null = null;
  let field = path;
  for (const step of steps) {
    at = typeof at === "object" && at !== null ? (at as Record<string, unknown>)[step] : undefined;
    const id = idOf(at);
    if (id) entryId = id;
    else if (!/^\d+$/.test(step)) field = step;
  }
  const [root = ""] = steps;
  // The heading of a section stands in its form under one name, whichever section it is.
  const isHeading = steps.length === 3 && ["custom", "sections"].includes(root);
  if (isHeading && field === "title") return "section-title";
  if (entryId) return fieldName(entryId, field);
  return root === "basics" || root === "rightToWork" ? field : path;
}

function idOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  return typeof value.id === "string" ? value.id : null;
}
