import { csvRecords } from "#rules/csv/read-csv.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { FeedDocument, FeedRow } from "../feed-row.ts";
import type { FeedRefusal } from "../refusals.ts";
import { fieldsNamed, rowOfFields, unknownIn } from "./named-fields.ts";
import { placeInPath } from "./place-in-path.ts";

type Given = { text: string; employerName: string | null };

/** A CSV whose first line names its columns, in any order and by any usual name. */
export function readCsv({ text, employerName }: Given): Result<FeedDocument, FeedRefusal> {
  if (hasOpenQuote(text)) return no("broken-csv");
  const records = csvRecords(text);
  const first = records.next();
  if (first.done) return no("empty");

  const columns = fieldsNamed(first.value.fields);
  if (!columns.has("title") || (!columns.has("employer") && !employerName))
    return no("columns-missing");

  const rows: FeedRow[] = [];
  for (const { fields, isCut } of records) {
    if (fields.length === 1 && fields[0]!.trim() === "") continue;
    if (isCut && fields.length < first.value.fields.length) return no("broken-csv");
    const row = rowOfFields((name) => {
      const at = columns.get(name);
      return (at === undefined ? "" : (fields[at] ?? "")).trim() || null;
    });
    rows.push({ ...row, place: placeInPath(row) ?? row.place });
  }
  return ok({ rows, isPartial: false, unknownColumns: unknownIn(first.value.fields) });
}

function hasOpenQuote(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}
