import pg from "pg";

/**
 * The SQL that the process sends while the work runs, in order; but for what the queue asks by
 * itself from time to time, on connections of its own.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const query = pg.Client.prototype.query;
  // The driver's own method, listened to and not replaced: every query goes through it.
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    if (!isOfQueue(this)) statements.push(textOf(asked[0]));
    return Reflect.apply(query, this, asked);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

function textOf(asked: unknown): string {
  return typeof asked === "string" ? asked : String((asked as { text?: string }).text);
}

function isOfQueue(client: object): boolean {
  const { connectionParameters } = client as {
    connectionParameters?: { application_name?: string };
  };
  return connectionParameters?.application_name === "waymark-queue";
}
