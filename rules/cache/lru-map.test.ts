import { expect, test } from "vitest";
import { LruMap } from "./lru-map.ts";

const heldOf = (map: LruMap<string, number>, keys: string) =>
  [...keys].filter((key) => map.peek(key) !== undefined).join("");

test("what nobody asked for longest goes first; a look that does not count changes nothing", () => {
  const map = new LruMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  expect([map.get("a"), map.peek("b")]).toEqual([1, 2]);
  map.set("c", 3);
  expect(heldOf(map, "abc")).toBe("ac");
  expect(map.size).toBe(2);
});

test("a key set again is held once, with its new value, as the newest", () => {
  const map = new LruMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.set("a", 3);
  map.set("c", 4);
  expect(heldOf(map, "abc")).toBe("ac");
  expect(map.get("a")).toBe(3);
});

test("by weight, as many go as are in the way, and one too heavy is not held", () => {
  const map = new LruMap<string, number>(10);
  for (const key of ["a", "b", "c"]) map.set(key, 0, 3);
  expect(map.weight).toBe(9);
  map.set("d", 0, 6);
  expect(heldOf(map, "abcd")).toBe("cd");
  map.set("c", 0, 11);
  expect(heldOf(map, "abcd")).toBe("d");
  expect(map.weight).toBe(6);
});

test("what weighs nothing yet is not dropped, and is weighed when it is set again", () => {
  const map = new LruMap<string, number>(10);
  map.set("pending", 1, 0);
  map.set("a", 1, 10);
  map.set("b", 1, 10);
  expect(map.peek("pending")).toBe(1);
  map.set("pending", 1, 4);
  expect(map.peek("b")).toBeUndefined();
  expect(map.weight).toBe(4);
});

test("what is deleted, alone or by a rule or all at once, weighs nothing any more", () => {
  const map = new LruMap<string, number>(10);
  for (const [at, key] of ["a", "b", "c"].entries()) map.set(key, at, 2);
  map.delete("a");
  map.delete("never there");
  map.deleteWhere((value) => value === 1);
  expect(heldOf(map, "abc")).toBe("c");
  expect([map.size, map.weight]).toEqual([1, 2]);
  map.clear();
  expect([map.size, map.weight]).toEqual([0, 0]);
});
