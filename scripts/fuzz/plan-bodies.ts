import { addresses } from "#addresses/addresses.ts";
import { sampleCv } from "#domain/cvs/studio/sample-cv.ts";
import { base64, oddBodies } from "./bodies.ts";
import { nastyValues } from "./nasty-values.ts";
import { exampleOf, maybeData, NEVER_POSTED, type Plan, pathWith, somebodyFor } from "./plan.ts";

/** Every address with bodies that no form of ours sends. */
export function planBodies(): Plan[] {
  return addresses.flatMap((address) =>
    oddBodies.map(({ name, headers, body }) => ({
      what: `POST ${address.path} with ${name}`,
      aim: (world) => {
        if (NEVER_POSTED.has(address.name)) return null;
        const who = somebodyFor(address, world);
        const [path = "/"] = exampleOf(address, who, world).target.split("?");
        return { who, method: "POST", target: maybeData(path, world), headers, body };
      },
    })),
  );
}

const OWNER = "student@waymark.example on main";
const CVS = ["demo-cv-uk", "demo-cv-hamburg", "demo-letter-brackwater", "no-such-cv"];
const sent = {
  kind: "cv",
  state: sampleCv,
  revision: 1,
  tab: "fuzz",
  isChoice: false,
  asNew: false,
  apart: false,
};

/** JSON of its own, where text alone would not do. */
const JSON_VALUES: Record<string, string> = {
  "1e309": "1e309",
  "minus zero": "-0",
  "a fraction": "1.5",
  "2^31": "2147483648",
  null: "null",
  true: "true",
  "an empty list": "[]",
  "an empty object": "{}",
  "a list in a list": '[[["x"]]]',
  "a prototype": '{"__proto__":{"isStaff":true},"constructor":{"prototype":1}}',
  "a deep list": `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
};

/** The two addresses that read JSON: every leaf of a CV with every value. */
export function planJson(): Plan[] {
  const values = [
    ...nastyValues.map(
      (nasty) =>
        [nasty.name, JSON.stringify("text" in nasty ? nasty.text : nasty.encoded)] as const,
    ),
    ...Object.entries(JSON_VALUES),
  ];
  const takers = addresses.filter(({ name }) => name === "cv-save" || name === "cv-preview-pages");
  return takers.flatMap((address) =>
    leavesOf(sent).flatMap((leaf) =>
      values.map(([name, value]) => ({
        what: `POST ${address.path} with ${leaf.join(".")} = ${name}`,
        aim: ({ dice }) => {
          const target = pathWith(address, { cv_id: dice.oneOf(CVS) });
          const body = base64(
            JSON.stringify(withMark(sent, leaf)).replace(`"${MARK}"`, () => value),
          );
          const headers = { "content-type": "application/json" };
          return { who: OWNER, method: "POST", target, headers, body };
        },
      })),
    ),
  );
}

const MARK = "@@nasty@@";

/** Where a value stands, once for each name: the second entry of a list is read like the first. */
function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return [path, ...entries.flatMap(([name, inner]) => leavesOf(inner, [...path, name]))];
}

function withMark(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return MARK;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as Record<string, unknown>) };
  copy[name] = withMark(copy[name], rest);
  return copy;
}
