/**
 * Clients that each keep one connection and ask again as soon as they are answered, until nobody
 * listens any more. A connection that is refused has lost nothing; any other error is a dropped request.
 */
import { Agent, request } from "node:http";

const [origin = "", clients = "1", ...paths] = process.argv.slice(2);
const dropped: string[] = [];
const statuses = new Set<number>();
let answered = 0;

process.once("disconnect", () => process.exit());
await Promise.all(Array.from({ length: Number(clients) }, (_, nth) => keepAsking(nth)));
process.send?.({ answered, outcome: { dropped, statuses: [...statuses] } });
process.disconnect?.();

async function keepAsking(nth: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = nth; ; turn += 1) {
    try {
      statuses.add(await ask(origin + paths[turn % paths.length], agent));
      answered += 1;
      if (answered % 10 === 0) process.send?.({ answered });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ECONNREFUSED") dropped.push(String(code ?? error));
      return;
    }
  }
}

/** Resolves once the whole answer has come. */
function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent }, (answer) => {
      answer.on("error", reject);
      answer.on("end", () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    asking.on("error", reject);
    asking.end();
  });
}
