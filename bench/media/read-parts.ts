import { Agent, get } from "node:http";

export type Readers = { url: string; headers: Record<string, string>; bytes: number };
type Load = { readers: number; partBytes: number; seconds: number };
/** A second, and in all. */
export type Rate = { megabytes: number; total: number };

/** So many readers at once, each asking for one part after another from all over the film. */
export async function readParts(film: Readers, load: Load): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.readers });
  const until = performance.now() + load.seconds * 1000;
  const startedAt = performance.now();
  let bytes = 0;
  const readOn = async (reader: number) => {
    for (let n = reader; performance.now() < until; n += load.readers) {
      // Awaited first: `bytes += await` would add to what was there before the others came.
      const read = await readPart(film, { agent, ...partAt(n, film.bytes, load.partBytes) });
      bytes += read;
    }
  };
  await Promise.all(Array.from({ length: load.readers }, (_, reader) => readOn(reader)));
  agent.destroy();
  const seconds = (performance.now() - startedAt) / 1000;
  const total = bytes / 1e6;
  return { megabytes: total / seconds, total };
}

/** Far apart, so that no reader goes where another has just been; the same for everybody who is measured. */
function partAt(n: number, bytes: number, partBytes: number): { start: number; end: number } {
  const start = (n * 7_919 * 1_024) % (bytes - partBytes);
  return { start, end: start + partBytes - 1 };
}

type Part = { agent: Agent; start: number; end: number };

function readPart({ url, headers }: Readers, { agent, start, end }: Part): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = { agent, headers: { ...headers, range: `bytes=${start}-${end}` } };
    get(url, asked, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("error", reject);
      answer.on("end", () => {
        const isRight = answer.statusCode === 206 && bytes === end - start + 1;
        if (isRight) resolve(bytes);
        else reject(new Error(`${url} answered ${answer.statusCode} with ${bytes} bytes`));
      });
    }).on("error", reject);
  });
}
