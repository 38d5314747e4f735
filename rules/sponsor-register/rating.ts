import { memoised } from "../cache/memoised.ts";
import { cleanText } from "./clean-text.ts";

/** Ratings we know, from `facts` 1.4 (read 10 July 2026); anything else is "unknown" and kept as written. */
export type Rating = "A" | "A (Premium)" | "A (SME+)" | "B" | "Provisional" | "unknown";

export type WorkerType = "Worker" | "Temporary Worker" | "unknown";

export type TypeAndRating = {
  type: WorkerType;
  rating: Rating;
  /** For reading: the rating, or the publisher's own words where we do not know them. */
  words: string;
};

/** Reads "Temporary Worker (A (SME+))" and its like. Nested brackets defeat a single pattern, so tests go in order. */
export const readTypeAndRating = memoised((raw: string): TypeAndRating => {
  const text = cleanText(raw);
  const bracket = text.indexOf("(");
  const rating = bracket === -1 ? "unknown" : ratingIn(text.slice(bracket));
  return { type: typeIn(text), rating, words: rating === "unknown" ? text : rating };
});

/** Whether new workers may be sponsored on it: only on an A rating of any kind. */
export function allowsNewWorkers(rating: Rating): boolean {
  return rating.startsWith("A");
}

function typeIn(text: string): WorkerType {
  if (/^temporary worker\b/i.test(text)) return "Temporary Worker";
  return /^worker\b/i.test(text) ? "Worker" : "unknown";
}

function ratingIn(brackets: string): Rating {
  if (/provisional/i.test(brackets)) return "Provisional";
  if (/\bA\b.*premium/i.test(brackets)) return "A (Premium)";
  if (/\bA\b.*SME\s*\+/i.test(brackets)) return "A (SME+)";
  if (/\bB rating\b/i.test(brackets)) return "B";
  return /\bA rating\b/i.test(brackets) ? "A" : "unknown";
}
