import { Download } from "lucide-react";
import type { Key, ReactNode } from "react";
import { pageCountOf } from "#app/paging.ts";
import { formatCount } from "#rules/formats/counts.ts";
import type { Paged } from "#rules/paged.ts";
import { EmptyState, type EmptyStateProps } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead, type PageHeadProps } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { SelectOption } from "#ui/select-field.tsx";
import { DataTable } from "#ui/table.tsx";
import { type QueueActs, QueueKeys } from "../queue-keys.tsx";
import { type AnyList, isNarrowed, type List, type ListQuery, listAddress } from "./list.ts";
import { MAX_CSV_ROWS } from "./list-csv.ts";
import { ListSearch } from "./list-search.tsx";
import "#app/shell/desk.css";
import "./list.css";

type RowBoxOf<Row> = (row: Row) => ReactNode;

export type ListViewProps<Row> = {
  list: List<Row>;
  query: ListQuery;
  paged: Paged<Row>;
  rowKey: (row: Row) => Key;
  /** Choices of filters that have none of their own. */
  options?: Readonly<Record<string, readonly SelectOption[]>>;
  /** Before anything was searched for: what will be here. */
  empty: Pick<EmptyStateProps, "title" | "children" | "action" | "headingLevel">;
  /** What the address carries besides the search, such as a sitting. */
  carried?: Readonly<Record<string, string>>;
  /** Under the table. */
  note?: ReactNode;
  /** Boxes and buttons for several rows at once; a row without a box cannot be ticked. */
  bulk?: { bar: ReactNode; box: RowBoxOf<Row> };
  /** Cards instead of a table, each with its box. */
  children?: (rows: readonly Row[], box: RowBoxOf<Row>) => ReactNode;
};

type ListPageProps<Row> = ListViewProps<Row> &
  Omit<PageHeadProps, "title"> & {
    title?: string;
    /** Forms and messages between the heading and the list. */
    before?: ReactNode;
    after?: ReactNode;
    /** A queue that keys go through, and what they press in it. */
    keys?: QueueActs;
    /** Rows in `before` wait too. */
    hasRowsBefore?: boolean;
  };

/** A page that is one list. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, lead, actions, crumbs, before, after, keys, hasRowsBefore, ...view } = props;
  const hasRows = hasRowsBefore || view.paged.rows.length > 0;
  return (
    <main id="main" className="wrap desk">
      <PageHead title={title ?? view.list.name} lead={lead} actions={actions} crumbs={crumbs} />
      {keys && hasRows ? <QueueKeys acts={keys} /> : null}
      {before}
      <ListView {...view} />
      {after}
    </main>
  );
}

/** Search, rows and pages; for a page that holds more than its list. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { list, query, paged, options, carried } = props;
  const bulk = paged.rows.some((row) => props.bulk?.box(row)) ? props.bulk : undefined;
  return (
    <>
      <ListSearch list={list} query={query} options={options} carried={carried} />
      {paged.rows.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <div className="list">
          <ListSummary list={list} query={query} total={paged.total} />
          {bulk?.bar}
          <Rows {...props} bulk={bulk} />
        </div>
      )}
      <Pager
        label={list.name}
        page={paged.page}
        pageCount={pageCountOf(paged)}
        linkTo={(page) => listAddress(list, query, { ...carried, page: String(page) })}
      />
    </>
  );
}

function Nothing<Row>({ query, empty }: ListViewProps<Row>) {
  if (!isNarrowed(query))
    return query.page === 1 ? (
      <EmptyState {...empty} />
    ) : (
      <EmptyState
        title="Nothing left on this page"
        headingLevel={empty.headingLevel}
        action={<Link to="?">Go to the first page</Link>}
      />
    );
  return (
    <EmptyState
      title="Nothing matches"
      headingLevel={empty.headingLevel}
      action={<Link to="?">Show everything</Link>}
    >
      Search for part of a word, or choose fewer filters.
    </EmptyState>
  );
}

type ListSummaryProps = { list: AnyList; query: ListQuery; total: number };

function ListSummary({ list, query, total }: ListSummaryProps) {
  if (!list.columns.some(({ text }) => text)) return null;
  return (
    <div className="list__top">
      <p>
        <b>{formatCount(total)}</b> {isNarrowed(query) ? "found" : "in total"}
      </p>
      {/* Not a page: the browser fetches it, and stays. */}
      <a className="list__file" href={listAddress(list, query, { format: "csv" })} download>
        <Icon icon={Download} />
        Download {total > MAX_CSV_ROWS ? `the first ${formatCount(MAX_CSV_ROWS)}` : "all"} as CSV
      </a>
    </div>
  );
}

const noBox = () => null;

type RowsProps<Row> = Omit<ListViewProps<Row>, "bulk"> & {
  bulk: ListViewProps<Row>["bulk"] | undefined;
};

function Rows<Row>({ list, paged, rowKey, note, bulk, children }: RowsProps<Row>) {
  if (children) return children(paged.rows, bulk?.box ?? noBox);
  const columns = list.columns.map(({ label, text, cell, ...column }) => ({
    ...column,
    heading: label,
    cell: cell ?? text!,
  }));
  const boxes = {
    key: "tick",
    heading: <span className="vh">Select</span>,
    cell: bulk?.box ?? noBox,
  };
  return (
    <DataTable
      isStacked
      caption={list.name}
      isCaptionHidden
      rows={paged.rows}
      rowKey={rowKey}
      note={note}
      columns={bulk ? [boxes, ...columns] : columns}
    />
  );
}
