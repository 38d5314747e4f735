import { openAsBlob } from "node:fs";
import { AwsClient } from "aws4fetch";
import { type ByteRange, checkKey, isKey, type Store } from "./store.ts";

export type S3Settings = {
  /** Without the bucket: it is the first part of the path, which every S3-compatible store takes. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The bucket may hold other things; only what is under this is listed, and so ever collected. */
const PREFIX = "files/";
const ANSWER_MS = 30_000;
/** The slowest upload that is waited for. */
const MIN_BYTES_PER_MS = 100;

type StoreRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: Blob;
  timeoutMs?: number;
};
type Ask = (path: string, asked?: StoreRequest) => Promise<Response>;

/** Files in a bucket of any store that speaks Amazon's S3. */
export function s3Store(settings: S3Settings, { pageSize = 1000 } = {}): Store {
  const ask = signedFetch(settings);
  const pathOf = (key: string) => `/${PREFIX}${checkKey(key)}`;
  return {
    put: async (key, file, type) => {
      const body = await openAsBlob(file.path);
      // It is signed, so the store itself refuses bytes that changed on the way.
      const headers = { "content-type": type, "x-amz-content-sha256": file.sha256 };
      const timeoutMs = ANSWER_MS + file.bytes / MIN_BYTES_PER_MS;
      expectOk(await ask(pathOf(key), { method: "PUT", headers, body, timeoutMs }));
    },
    read: async (key, range) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      const answer = await ask(pathOf(key), headers && { headers });
      if (answer.status === 404) return drop(answer);
      if (answer.status === 416) throw new RangeError("The part lies behind the end of the file");
      const body = expectOk(answer).body ?? new Blob().stream();
      return range ? cutTo(range, body, answer) : body;
    },
    stat: async (key) => {
      const answer = await ask(pathOf(key), { method: "HEAD" });
      if (answer.status === 404) return drop(answer);
      return { bytes: Number(expectOk(answer).headers.get("content-length")) };
    },
    remove: async (key) => {
      const answer = await ask(pathOf(key), { method: "DELETE" });
      if (answer.status !== 404) expectOk(answer);
      await drop(answer);
    },
    list: () => listed(ask, pageSize),
  };
}

function signedFetch({ endpoint, bucket, region, ...keys }: S3Settings): Ask {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 3 });
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  return async (path, { timeoutMs = ANSWER_MS, ...init } = {}) => {
    const abort = new AbortController();
    // Until it answers: how long its reader takes for the body is not the store's fault.
    const timer = setTimeout(() => abort.abort(new Error("The store gave no answer")), timeoutMs);
    try {
      return await client.fetch(base + path, { ...init, signal: abort.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Some stores give more than was asked for, or all of it: their reader gets the part all the same. */
function cutTo(range: ByteRange, body: ReadableStream<Uint8Array>, answer: Response) {
  const given = /^bytes (\d+)-(\d+)\//.exec(answer.headers.get("content-range") ?? "");
  let at = given ? Number(given[1]) : 0;
  if (at === range.start && Number(given?.[2] ?? Infinity) <= range.end) return body;
  const { start, end } = range;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
        at += chunk.byteLength;
        if (part.byteLength > 0) controller.enqueue(part);
        if (at > end) controller.terminate();
      },
    }),
  );
}

function expectOk(answer: Response): Response {
  if (answer.ok) return answer;
  void answer.body?.cancel();
  throw new Error(`The S3 store answered ${answer.status}; see docs/runbooks/files.md`);
}

async function drop(answer: Response): Promise<null> {
  await answer.body?.cancel();
  return null;
}

/** By the first version of the list, which goes on after a name: every store of this kind has it. */
async function* listed(ask: Ask, pageSize: number) {
  for (let marker = "", before: string | null = null; marker !== before; ) {
    const query = new URLSearchParams({ prefix: PREFIX, marker, "max-keys": String(pageSize) });
    const xml = await expectOk(await ask(`?${query}`)).text();
    before = marker;
    for (const [, entry = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      marker = textOf(entry, "Key") ?? "";
      const key = marker.slice(PREFIX.length);
      if (isKey(key)) yield { key, modifiedAt: new Date(textOf(entry, "LastModified") ?? "") };
    }
    if (textOf(xml, "IsTruncated") !== "true") return;
  }
  throw new Error("The S3 store's list does not go on; see docs/runbooks/files.md");
}

/** Enough XML for names of ours: none holds what is escaped. */
function textOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
}
