export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** An entry of a list that is told from the others by a name that never changes. */
export type Keyed = { [name: string]: Json };

export function isList(value: Json | undefined): value is Json[] {
  return Array.isArray(value);
}

export function isRecord(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Entries have an id; places in the order of sections are named by their section. */
export function keyOf(value: Json | undefined): string | undefined {
  if (!isRecord(value)) return undefined;
  const key = value.id ?? value.section;
  return typeof key === "string" ? key : undefined;
}

/** Whatever the order of their names: a database may change it. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  const of = (value: object, name: string) => (value as Record<string, unknown>)[name];
  return names.every(
    (name) => Object.hasOwn(other, name) && isSame(of(one, name), of(other, name)),
  );
}
