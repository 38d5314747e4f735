import type { MiddlewareFunction } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { siteAudit } from "#domain/audit/audit-kinds.ts";
import { recordDone } from "#domain/audit/security-events.server.ts";
import { toCsv } from "#rules/csv/write-csv.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { type List, type ListColumn, type QueryOf, readList } from "./list.ts";
import { MAX_CSV_ROWS } from "./list-csv.ts";

const LINES_AT_ONCE = 500;
/** Excel takes a file without it for Latin-1. */
const BYTE_ORDER_MARK = "\uFEFF";

type Args = Parameters<MiddlewareFunction<Response>>[0];
type Read<Row, L extends List<Row>> = (query: QueryOf<L>, args: Args) => Promise<Paged<Row>>;

/**
 * `?format=csv` of a list's own address: the same search as a file. The guard above it has let the
 * reader in by the page's own rule, so the file needs none.
 */
export function csvOf<Row, L extends List<Row>>(
  list: L & List<Row>,
  read: Read<Row, L>,
): MiddlewareFunction<Response> {
  return async (args, next) => {
    const { request } = args;
    const isAsked = new URL(request.url).searchParams.get("format") === "csv";
    if (!isAsked || request.method !== "GET") return next();

    const asked: PageParams = { page: 1, pageSize: MAX_CSV_ROWS };
    const { rows } = await read({ ...readList<L>(request, list), ...asked }, args);
    await recordDone(siteAudit["list-downloaded"], {
      actorId: memberOf(args.context).id,
      detail: { list: list.name, rows: String(rows.length) },
    });
    return new Response(streamOf(linesOf(list.columns, rows)), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${fileName(list.name)}"`,
        "cache-control": "no-store",
      },
    });
  };
}

/** Read in one query, so that the file is of one moment; written in pieces, so that it is never whole in memory. */
function* linesOf<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]) {
  const inFile = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + toCsv([inFile.map(({ label }) => label)]));
  for (let start = 0; start < rows.length; start += LINES_AT_ONCE) {
    const slice = rows.slice(start, start + LINES_AT_ONCE);
    yield encoder.encode(toCsv(slice.map((row) => inFile.map(({ text }) => String(text(row))))));
  }
}

function streamOf(pieces: Iterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(stream) {
      const { value, done } = pieces.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
  });
}

function fileName(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.csv`;
}
