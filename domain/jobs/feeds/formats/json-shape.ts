import { no, ok, type Result } from "#rules/result.ts";
import type { FeedRefusal } from "../refusals.ts";

export type Json = { [key: string]: unknown };

/** Reads a JSON object or list; anything else is no feed. */
export function parseJson(text: string): Result<unknown, FeedRefusal> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return no("broken-json");
  }
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object at a key, or an empty one: what a feed leaves out is not said. */
export function objectAt(value: Json, key: string): Json {
  const found = value[key];
  return isObject(found) ? found : {};
}

export function objectsAt(value: Json, key: string): Json[] {
  const found = value[key];
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/** The text or number at a key as text; null where there is none, or only spaces. */
export function textAt(value: Json, key: string): string | null {
  const found = value[key];
  const text = typeof found === "number" ? String(found) : found;
  return typeof text === "string" && text.trim() !== "" ? text : null;
}

export function numberAt(value: Json, key: string): number | null {
  const found = value[key];
  const number = typeof found === "string" && found.trim() !== "" ? Number(found) : found;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** The texts that are there, joined. */
export function joined(parts: readonly (string | null | undefined)[], between: string) {
  const there = parts.filter((part): part is string => Boolean(part?.trim()));
  return there.length > 0 ? there.join(between) : null;
}
