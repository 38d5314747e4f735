/** One page of a list, with the total behind it. Pages count from 1. */
export type Paged<Row> = { rows: Row[]; total: number; page: number; pageSize: number };

/** Which page is asked for. Left out, the list's own page size counts. */
export type PageParams = { page: number; pageSize?: number | undefined };
