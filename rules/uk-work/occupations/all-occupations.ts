import { administrators } from "./administrators.ts";
import { associates } from "./associates.ts";
import { carers } from "./carers.ts";
import { elementary } from "./elementary.ts";
import { managers } from "./managers.ts";
import { operatives } from "./operatives.ts";
import { professionals } from "./professionals.ts";
import { type Occupation, readRow } from "./read-row.ts";
import { sellers } from "./sellers.ts";
import { skilledTrades } from "./skilled-trades.ts";

/**
 * Every code of SOC 2020 with its level and published rates.
 *
 * For the server: a page that needs one code gets it inside a prepared job and
 * never loads these 412 rows.
 *
 * Two copies of the tables disagree on eleven cells (1259 A, 5313 F, and F of the
 * nine codes open to old permissions only). The higher figure stands: wrong in
 * the safe direction.
 */
export const allOccupations: readonly Occupation[] = [
  managers,
  professionals,
  associates,
  administrators,
  skilledTrades,
  carers,
  sellers,
  operatives,
  elementary,
].flatMap((table) => table.trim().split("\n").map(readRow));

const byCode = new Map(allOccupations.map((occupation) => [occupation.socCode, occupation]));

export function occupationOf(socCode: string): Occupation | null {
  return byCode.get(socCode) ?? null;
}
