import type { ReactNode } from "react";
import { readPage, readQuery } from "#app/paging.ts";
import type { PageParams } from "#rules/paged.ts";

/** One column: `text` for the file, and for the page too unless `cell` draws it. */
export type ListColumn<Row> = {
  key: string;
  label: string;
  /** Figures stand at the end so that their digits line up. */
  isFigure?: boolean;
  /** The column that names the row. */
  isRowHeading?: boolean;
} & (
  | { text: (row: Row) => string | number; cell?: (row: Row) => ReactNode }
  | { text?: never; cell: (row: Row) => ReactNode }
);

export type ListFilter = {
  label: string;
  /** The choice that filters nothing: "Any role". */
  all: string;
  /** Value and label. Left out, the page gives the choices, and the code that uses the value checks it. */
  options?: Readonly<Record<string, string>>;
};

/** What a list is called, how it can be searched, and what it shows. All of it stands in the address. */
export type List<Row> = {
  /** Names the table, its pages and its file: "People". */
  name: string;
  /** What the search box looks through: "Name or email". */
  search?: string;
  filters?: Readonly<Record<string, ListFilter>>;
  /** Key and label. The first is the order without a choice; each follows an index. */
  sorts?: Readonly<Record<string, string>>;
  columns: readonly ListColumn<Row>[];
};

// biome-ignore lint/suspicious/noExplicitAny: rows stand in both directions of a column; the page's own type checks them.
export type AnyList = List<any>;

/** What an address asks of a list. */
export type ListQuery = PageParams & {
  q: string;
  filters: Readonly<Record<string, string | undefined>>;
  sort: string;
};

type FilterValue<Filter> = Filter extends { options: infer Options } ? keyof Options : string;

/** The same, with the filters and orders that this list has. */
export type QueryOf<L extends AnyList> = PageParams & {
  q: string;
  filters: L extends { filters: infer Filters }
    ? { [Name in keyof Filters]?: FilterValue<Filters[Name]> }
    : {};
  sort: L extends { sorts: infer Sorts } ? keyof Sorts & string : string;
};

/** Whether the reader asked for less than everything. */
export function isNarrowed({ q, filters }: ListQuery): boolean {
  return q !== "" || Object.keys(filters).length > 0;
}

const MAX_VALUE = 100;

/** What the address asks for. A filter, an order or a page that the list does not have counts as not asked. */
export function readList<L extends AnyList>(request: Request, list: L): QueryOf<L> {
  const { searchParams } = new URL(request.url);
  const query: ListQuery = {
    q: list.search === undefined ? "" : readQuery(request),
    filters: readFilters(searchParams, list),
    sort: readSort(searchParams.get("sort"), list),
    page: readPage(request),
  };
  // Every value was looked up in the list, whose type says the same.
  return query as QueryOf<L>;
}

function readFilters(params: URLSearchParams, { filters = {} }: AnyList): ListQuery["filters"] {
  const read: Record<string, string> = {};
  for (const [name, { options }] of Object.entries(filters)) {
    const value = (params.get(name) ?? "").slice(0, MAX_VALUE);
    if (options ? Object.hasOwn(options, value) : value !== "") read[name] = value;
  }
  return read;
}

function readSort(asked: string | null, { sorts = {} }: AnyList): string {
  const [first = ""] = Object.keys(sorts);
  return asked !== null && Object.hasOwn(sorts, asked) ? asked : first;
}

/** The same search as an address, with something changed; what is as it would be anyway is left out. */
export function listAddress(
  list: AnyList,
  query: ListQuery,
  changes: Record<string, string> = {},
): string {
  const [firstSort = ""] = Object.keys(list.sorts ?? {});
  const params = new URLSearchParams({
    ...(query.q && { q: query.q }),
    ...(query.filters as Record<string, string>),
    ...(query.sort !== firstSort && { sort: query.sort }),
    ...changes,
  });
  if (params.get("page") === "1") params.delete("page");
  return `?${params}`;
}
