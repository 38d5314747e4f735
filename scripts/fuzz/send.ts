import { Agent, request } from "node:http";
import { connect } from "node:net";
import type { Person } from "./person.ts";

/** Exactly what goes over the wire, so that it can be printed and sent again. */
export type Shot = {
  who: string;
  method: string;
  target: string;
  headers?: Record<string, string>;
  /** The body in base64: it may hold anything. */
  body?: string;
};

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  requestId: string | null;
  body: string;
};

const TIMEOUT_MS = 60_000;
// A connection kept alive may be closed by the server just as it is used again.
const agent = new Agent({ keepAlive: false });
let asked = 0;

/** Limits are counted per address, and would answer instead of the page: every shot has one of its own. */
function nextAddress(): string {
  asked += 1;
  return `10.${(asked >> 14) & 255}.${(asked >> 7) & 127}.${(asked & 127) + 1}`;
}

export function send(port: number, shot: Shot, person: Person): Promise<Answer> {
  const host = `${person.site === "main" ? "" : `${person.site}.`}localhost:${port}`;
  const own = { host, origin: `http://${host}`, "x-forwarded-for": nextAddress() };
  const cookie = [person.cookie, shot.headers?.cookie].filter(Boolean).join("; ");
  const headers = { ...own, ...shot.headers, ...(cookie ? { cookie } : {}) };
  // Node's client waits for a tunnel where a server refuses one.
  if (shot.method === "CONNECT") return sendRaw(port, shot, headers);
  const body = Buffer.from(shot.body ?? "", "base64");

  return new Promise((resolve, reject) => {
    const { method, target: path } = shot;
    const length = method === "GET" || method === "HEAD" ? {} : { "content-length": body.length };
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers: { ...length, ...headers }, agent },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const requestId = String(answer.headers["x-request-id"] ?? "") || null;
          const text = Buffer.concat(chunks).toString();
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            requestId,
            body: text,
          });
        });
      },
    );
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error("No answer in a minute")));
    sent.on("error", reject);
    sent.end(body);
  });
}

function sendRaw(port: number, { method, target }: Shot, headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise<Answer>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => {
      const body = Buffer.concat(chunks).toString();
      const status = Number(/^HTTP\/1.1 (\d+)/.exec(body)?.[1] ?? 0);
      resolve({ status, headers: {}, requestId: null, body });
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("No answer in a minute")));
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("")}connection: close\r\n\r\n`);
  });
}
