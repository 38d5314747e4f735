import { no, ok, type Result } from "#rules/result.ts";
import { cleanRow, type FeedContext } from "./clean-row.server.ts";
import type { FeedFormat } from "./feed-formats.ts";
import type { FeedJob, FeedReading, RefusedRow } from "./feed-job.ts";
import type { FeedDocument } from "./feed-row.ts";
import { textOfFeed } from "./feed-text.server.ts";
import { readAshby } from "./formats/ashby.ts";
import { readCsv } from "./formats/csv.ts";
import { readGreenhouse } from "./formats/greenhouse.ts";
import { parseJson } from "./formats/json-shape.ts";
import { readLever } from "./formats/lever.ts";
import { readSmartRecruiters } from "./formats/smartrecruiters.ts";
import { readWorkable } from "./formats/workable.ts";
import { readXml } from "./formats/xml.ts";
import type { FeedRefusal } from "./refusals.ts";
import { rowKey } from "./row-key.ts";

export type FeedBytes = { format: FeedFormat; bytes: Uint8Array; context: FeedContext };

type Read = (document: unknown) => Result<FeedDocument, FeedRefusal>;

const readJson: Readonly<Record<Exclude<FeedFormat, "xml" | "csv">, Read>> = {
  greenhouse: readGreenhouse,
  lever: readLever,
  ashby: readAshby,
  workable: readWorkable,
  smartrecruiters: readSmartRecruiters,
};

/** Everything a feed says, cleaned; or why it is not believed at all. Changes nothing. */
export function readFeed(feed: FeedBytes): Result<FeedReading, FeedRefusal> {
  const document = readDocument(feed);
  if (!document.ok) return document;

  const jobs: FeedJob[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Set<string>();
  for (const row of document.value.rows) {
    const key = rowKey(row);
    const isRepeated = key !== "" && seen.has(key);
    const cleaned = isRepeated ? no("same-key-twice") : cleanRow(row, feed.context);
    seen.add(key);
    if (cleaned.ok) jobs.push(cleaned.value);
    else refused.push({ key, title: row.title.trim().slice(0, 120), reason: cleaned.error });
  }
  const { isPartial, unknownColumns = [] } = document.value;
  return ok({ jobs, refused, isPartial, unknownColumns });
}

function readDocument({ format, bytes, context }: FeedBytes): Result<FeedDocument, FeedRefusal> {
  const text = textOfFeed(bytes, format);
  if (!text.ok) return text;
  if (format === "xml") return readXml(text.value);
  if (format === "csv") return readCsv({ text: text.value, employerName: context.employerName });
  const json = parseJson(text.value);
  return json.ok ? readJson[format](json.value) : json;
}
