import pg from "pg";

/** The part of pg's result that says how rows are read. */
type Columns = {
  fields: unknown[];
  _types: unknown;
  _parsers: unknown[];
  _prebuiltEmptyResultObject: object;
};

/** What pg's query has and its types do not tell. */
type OpenQuery = pg.Query & {
  name: string;
  binary?: boolean;
  callback?: (error: Error | null, result: unknown) => void;
  _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: pg.Connection): void;
  handleRowDescription(message: { fields: unknown[] }): void;
};
const OpenQuery = pg.Query as unknown as new (...asked: unknown[]) => OpenQuery;

/** Of one connection: the columns of its statements, and itself without asking for them. */
type StatementCache = { columns: Map<string, Columns>; withoutDescribe: pg.Connection };

const cacheByConnection = new WeakMap<pg.Connection, StatementCache>();

/**
 * A prepared query whose columns are asked for once on each connection, not with every answer:
 * reading their description took pg a third of its time. PostgreSQL refuses to run a prepared
 * statement whose columns have changed ("cached plan must not change result type").
 */
export class DescribedQuery extends OpenQuery {
  private cache: StatementCache | undefined;

  override prepare(connection: pg.Connection): void {
    this.cache = cacheOf(connection);
    const columns = this.cache.columns.get(this.name);
    // Binary values would be read by the parsers of text.
    if (!columns || this.binary) {
      super.prepare(connection);
      return;
    }
    this.applyColumns(columns);
    super.prepare(this.cache.withoutDescribe);
  }

  override handleRowDescription(message: { fields: unknown[] }): void {
    super.handleRowDescription(message);
    // Without the rows, which would stay as long as the connection.
    const { fields, _types, _parsers, _prebuiltEmptyResultObject } = this._result;
    const columns = { fields, _types, _parsers, _prebuiltEmptyResultObject };
    if (!this.binary) this.cache?.columns.set(this.name, columns);
  }

  private applyColumns({ fields, ...read }: Columns): void {
    // Whoever reads types in another way (each unprepared query of Drizzle) needs parsers of its own.
    if (read._types === this._result._types) Object.assign(this._result, { fields }, read);
    else super.handleRowDescription({ fields });
    this._accumulateRows = true;
  }
}

function cacheOf(connection: pg.Connection): StatementCache {
  const found = cacheByConnection.get(connection);
  if (found) return found;
  const withoutDescribe = Object.create(connection, { describe: { value: () => undefined } });
  const cache = { columns: new Map(), withoutDescribe };
  cacheByConnection.set(connection, cache);
  return cache;
}
