/** Rows sent to the database in one statement. */
const AT_A_TIME = 4000;

export function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += AT_A_TIME) yield rows.slice(at, at + AT_A_TIME);
}
