import type pg from "pg";

/**
 * Rows that no ORDER BY puts in order come turned round. PostgreSQL promises them in no order, but
 * gives nearly always the oldest first: what relies on that would fail once in a hundred runs.
 */
export function reverseUnorderedRows(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const query = client.query;
    // pg types `query` as eight overloads; this one only turns what they answer.
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's own declaration
    client.query = function (this: pg.PoolClient, ...given: any[]): any {
      const [{ text } = { text: "" }] = given;
      if (typeof text !== "string" || !promisesNoOrder(text)) {
        return Reflect.apply(query, this, given);
      }
      const last = given.at(-1);
      if (typeof last === "function") {
        const turned = (error: unknown, answer: pg.QueryResult) => last(error, turn(answer));
        return Reflect.apply(query, this, [...given.slice(0, -1), turned]);
      }
      return Reflect.apply(query, this, given).then(turn);
    };
  });
}

function turn(answer: pg.QueryResult | undefined): pg.QueryResult | undefined {
  answer?.rows?.reverse();
  return answer;
}

const known = new Map<string, boolean>();

/** Inserts give back their rows as they were given; the order within brackets is no order of rows. */
function promisesNoOrder(text: string): boolean {
  const found = known.get(text);
  if (found !== undefined) return found;
  let outside = text.replace(/'[^']*'|"[^"]*"/g, "x");
  for (let inside = ""; inside !== outside; ) {
    inside = outside;
    outside = outside.replace(/\([^()]*\)/g, "");
  }
  const answer =
    /^\s*(with|select|update|delete)\b/i.test(outside) && !/\border by\b/i.test(outside);
  known.set(text, answer);
  return answer;
}
