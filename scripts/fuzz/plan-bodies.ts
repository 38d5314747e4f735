import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Address } from "#addresses/address.ts";
import { addresses } from "#addresses/addresses.ts";
import { sampleCv } from "#domain/cvs/studio/sample-cv.ts";
import type { SentSave } from "#domain/drafts/save-answer.ts";
import { base64, oddBodies } from "./bodies.ts";
import { nastyValues } from "./nasty-values.ts";
import {
  type Extent,
  exampleOf,
  maybeData,
  NEVER_POSTED,
  type Plan,
  personFor,
  type World,
} from "./plan.ts";
import type { Shot } from "./send.ts";

/** An address that takes no form answers 405 before it looks at a body: a few show that. */
const BODIES_WITHOUT_ACTION = 2;

/** Every address with bodies that no form of ours sends. */
export function planBodies({ isWhole }: Extent): Plan[] {
  return addresses.flatMap((address, at) => {
    const some = isWhole || hasAction(address) ? oddBodies : rotated(oddBodies, at);
    return some.map(({ name, headers, body }) => ({
      what: `POST ${address.path} with ${name}`,
      aim: (world) => {
        if (NEVER_POSTED.has(address.name)) return null;
        const who = personFor(address, world);
        const [path = "/"] = exampleOf(address, who, world).target.split("?");
        return { who, method: "POST", target: maybeData(path, world), headers, body };
      },
    }));
  });
}

function hasAction({ file }: Address): boolean {
  const folder = join(import.meta.dirname, "..", "..", "app", "routes", file);
  const [module] = readdirSync(folder).filter((name) => /^route\.tsx?$/.test(name));
  return /export (?:async )?(?:function|const) action|export \{[^}]*\baction\b/.test(
    readFileSync(join(folder, module!), "utf8"),
  );
}

/** Others for each, so that every body is tried somewhere. */
function rotated<T>(all: readonly T[], at: number): T[] {
  return Array.from(
    { length: BODIES_WITHOUT_ACTION },
    (_, turn) => all[(at * BODIES_WITHOUT_ACTION + turn) % all.length]!,
  );
}

/** Whose CVs are saved: each may save ninety times a minute. Who has none makes one. */
const WRITERS: readonly { email: string; cvs: readonly string[] }[] = [
  { email: "student@waymark.example", cvs: ["demo-cv-uk", "demo-cv-hamburg"] },
  { email: "premium@waymark.example", cvs: ["demo-cv-grid", "demo-cv-academic"] },
  ...["noguide", "predeparture", "alumni", "ambassador"].map((name) => ({
    email: `${name}@waymark.example`,
    cvs: [],
  })),
];

function sentBy(email: string): SentSave {
  const ownerId = `demo-${email.replace("@", "-at-")}`;
  return { kind: "cv", ownerId, revision: 1, state: sampleCv };
}

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

/** Of the values, how many each field of a preview gets: the same schema has read them all for a save. */
const DRAWN_SHARE = 5;

/** The two addresses that read JSON: every leaf of a CV with every value. */
export function planJson({ isWhole }: Extent): Plan[] {
  const values = [
    ...nastyValues.map(
      (nasty) =>
        [nasty.name, JSON.stringify("text" in nasty ? nasty.text : nasty.encoded)] as const,
    ),
    ...Object.entries(JSON_VALUES),
  ];
  const saves = leavesOf({ ...sentBy(""), asNew: true }).flatMap((leaf) =>
    values.map(([name, value]) => ({
      what: `save a CV with ${leaf.join(".")} = ${name}`,
      aim: ({ random }: World) => {
        const { email, cvs } = random.oneOf(WRITERS);
        const [cv = "no-such-cv"] = random.shuffled(cvs);
        const asNew = cvs.length === 0 ? { asNew: true } : {};
        const sent = withValue({ ...sentBy(email), ...asNew }, leaf, value);
        return jsonShot(email, `/my-cvs/${cv}/save`, sent);
      },
    })),
  );
  const drawings = leavesOf(sampleCv).flatMap((leaf, at) =>
    values
      .filter((_, turn) => isWhole || (at + turn) % DRAWN_SHARE === 0)
      .map(([name, value]) => ({
        what: `draw a CV with ${leaf.join(".")} = ${name}`,
        aim: ({ random }: World) => {
          const { email, cvs } = random.oneOf(WRITERS.slice(0, 2));
          return jsonShot(
            email,
            `/my-cvs/${random.oneOf(cvs)}/preview`,
            withValue(sampleCv, leaf, value),
          );
        },
      })),
  );
  return [...saves, ...drawings];
}

function jsonShot(email: string, target: string, text: string): Shot {
  const headers = { "content-type": "application/json" };
  return { who: `${email} on main`, method: "POST", target, headers, body: base64(text) };
}

function withValue(sent: object, leaf: readonly string[], json: string): string {
  return JSON.stringify(withMark(sent, leaf)).replace(`"${MARK}"`, () => json);
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
