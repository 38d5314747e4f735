/** The peer: node:http reading the same file from disk, with ranges, and nothing else. */
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const { path } = JSON.parse(readFileSync(0, "utf8")) as { path: string };
const { size } = statSync(path);

const server = createServer((request, response) => {
  const [, from = "0", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const start = Number(from);
  const end = to === "" ? size - 1 : Number(to);
  response.writeHead(request.headers.range ? 206 : 200, {
    "content-type": "video/mp4",
    "content-length": end - start + 1,
    "content-range": `bytes ${start}-${end}/${size}`,
    "accept-ranges": "bytes",
  });
  createReadStream(path, { start, end }).pipe(response);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
