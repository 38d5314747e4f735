import { type Kind, kindsOf, type Visits, visit } from "./kinds.ts";

export type Rate = { "pages/s": number; "p50 ms": number; "p99 ms": number; refused: number };

const CONNECTIONS = [1, 8, 64];
const BUSY = 503;
/** Somebody who is refused does not ask again at once, else refusals would be all we measured. */
const COMES_BACK_MS = 250;

/** Mixed pages a second. An app under load may refuse with 503; that is counted, and is no page. */
export async function measureThroughput(
  origin: string,
  seconds: number,
): Promise<Record<string, Rate>> {
  const { mixed } = await kindsOf(origin);
  const visits = await visit(origin, mixed);
  await run(visits, mixed, { connections: 8, seconds: Math.min(seconds, 5) });
  const rates: Record<string, Rate> = {};
  for (const connections of CONNECTIONS)
    rates[String(connections)] = await run(visits, mixed, { connections, seconds });
  return rates;
}

type Load = { connections: number; seconds: number };

async function run(visits: Visits, mixed: Kind[], { connections, seconds }: Load): Promise<Rate> {
  const endsAt = performance.now() + seconds * 1000;
  const millis: number[] = [];
  let refused = 0;
  let asked = 0;

  async function oneConnection(): Promise<void> {
    while (performance.now() < endsAt) {
      const kind = mixed[asked++ % mixed.length]!;
      const startedAt = performance.now();
      const status = await visits.ask(kind);
      if (status === BUSY) {
        refused += 1;
        await new Promise((resolve) => setTimeout(resolve, COMES_BACK_MS));
      } else if (status !== 200) throw new Error(`${kind.name} answered ${status}`);
      // A page that came after the end would make the last seconds look better than they were.
      else if (performance.now() <= endsAt) millis.push(performance.now() - startedAt);
    }
  }
  await Promise.all(Array.from({ length: connections }, oneConnection));

  millis.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(millis[Math.floor(millis.length * share)] ?? 0);
  const rate = Math.round((millis.length / seconds) * 10) / 10;
  return { "pages/s": rate, "p50 ms": percentile(0.5), "p99 ms": percentile(0.99), refused };
}
