import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { sourcePath } from "#db/source-path.server.ts";
import { readYaml } from "#platform/markdown/read-yaml.server.ts";
import type { Fact } from "./fact.ts";
import { currentFactChecks, type FactChecks, withChecks } from "./fact-checks.server.ts";
import { spokenValue } from "./fact-value.ts";
import { type FactRow, factsFile } from "./facts.schema.ts";
import { ruleValueOn } from "./rule-tables.ts";

export type Facts = ReadonlyMap<string, Fact>;

let rows: readonly FactRow[] | undefined;
let ofDay: { day: string; checks: FactChecks; facts: Facts } | undefined;

/** Every fact as it stands on the given ISO day, and as it was last checked. */
export function factsOn(day: string): Facts {
  const checks = currentFactChecks();
  if (ofDay?.day !== day || ofDay.checks !== checks) {
    ofDay = { day, checks, facts: withChecks(factsOf(factRows(), day), checks) };
  }
  return ofDay.facts;
}

/** The rows of `content/facts/`, read once: like the rules, facts change with a release. */
export function factRows(): readonly FactRow[] {
  rows ??= readFactFiles(join(dirname(sourcePath("#content/README.md")), "facts"));
  return rows;
}

function readFactFiles(folder: string): FactRow[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap((file) => {
      try {
        return factsFile.parse(readYaml(readFileSync(join(folder, file), "utf8"))).facts;
      } catch (cause) {
        throw new Error(`content/facts/${file} cannot be read`, { cause });
      }
    });
}

/**
 * Of several rows of one name the last that has begun stands, also after its end: what we last knew,
 * marked as due a check, serves a reader better than a hole in the sentence. A fact that is all in
 * the future ("from 1 January 2027 it gives 18 months") can be quoted before.
 */
export function factsOf(given: readonly FactRow[], day: string): Facts {
  const oldestFirst = given.toSorted((one, other) =>
    one.inForceFrom.localeCompare(other.inForceFrom),
  );
  const facts = new Map<string, Fact>();
  for (const row of oldestFirst) {
    if (row.inForceFrom <= day || !facts.has(row.name)) facts.set(row.name, factOf(row, day));
  }
  return facts;
}

/** Our tables begin on the day we first read them; what held before we do not guess. */
const NO_FIGURES = "(we have no figures for that day)";

function factOf(row: FactRow, day: string): Fact {
  const { name, label, source, paragraph = null, inForceTo = null } = row;
  const fact = {
    ...{ name, label, source, paragraph, inForceTo },
    value: row.value,
    inForceFrom: row.inForceFrom,
    checkedOn: row.checkedOn,
    checkAgainBy: row.checkAgainBy,
  };
  if (!row.tool) return fact;
  const found = ruleValueOn(row.tool, day);
  if (!found) return { ...fact, value: NO_FIGURES };
  const { value, row: held, hasEnded } = found;
  return {
    ...fact,
    value: row.value.replace("{n}", spokenValue(value, row.unit)),
    // Whichever was read last: the whole table, or this figure by itself.
    checkedOn: [row.checkedOn, held.checkedOn].sort().at(-1)!,
    // A table that has ended ends the fact, whatever its own row says.
    inForceTo: inForceTo ?? (hasEnded ? held.effectiveTo : null),
  };
}
