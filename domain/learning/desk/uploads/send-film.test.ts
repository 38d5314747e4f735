import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { FilmRefused, sendFilm } from "./send-film.ts";
import { PART_BYTES } from "./upload.ts";

const film = new File([new Uint8Array(2.5 * PART_BYTES)], "film.mp4", { lastModified: 7 });

type Answer = { status?: number; json?: object } | "broken";

/** Answers as the desk would, from what `answer` says about each part; remembers what was asked. */
async function aDesk(answer: (at: number, received: number) => Answer) {
  const asked: string[] = [];
  let received = 0;
  const server = createServer(async (request, response) => {
    const { length } = await buffer(request);
    const { searchParams } = new URL(request.url!, "http://desk");
    const at = searchParams.get("at");
    asked.push(at === null ? "begin" : `${at}+${length}`);
    const said = at === null ? { json: { id: "u", received } } : answer(Number(at), received);
    if (said === "broken") return void request.socket.destroy();
    if (at !== null && said.status === undefined) received = Number(at) + length;
    response.writeHead(said.status ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify(said.json ?? { received }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/film`;
  const progress: number[] = [];
  const send = () =>
    sendFilm(film, {
      url,
      onReceived: (bytes) => progress.push(bytes),
      onWaiting: (isWaiting) => isWaiting && asked.push("waits"),
      wait: async () => undefined,
      signal: new AbortController().signal,
    });
  return { send, asked, progress };
}

test("a film goes out in parts, and how far it is can be shown", async () => {
  const { send, asked, progress } = await aDesk(() => ({}));
  await send();
  expect(asked).toEqual(["begin", "0+2000000", "2000000+2000000", "4000000+1000000"]);
  expect(progress).toEqual([0, 2_000_000, 4_000_000, 5_000_000]);
});

test("after a break it asks what is there and goes on from that", async () => {
  let breaks = 2;
  const { send, asked } = await aDesk((at) => (at > 0 && breaks-- > 0 ? "broken" : {}));
  await send();
  expect(asked.slice(2)).toEqual([
    "2000000+2000000",
    ...["waits", "begin", "2000000+2000000"],
    ...["waits", "begin", "2000000+2000000"],
    "4000000+1000000",
  ]);
});

test("a part that another window has sent is skipped", async () => {
  const { send, asked } = await aDesk((at) =>
    at === 0 ? { status: 409, json: { received: 4_000_000 } } : {},
  );
  await send();
  expect(asked).toEqual(["begin", "0+2000000", "4000000+1000000"]);
});

test("a refusal ends it with its sentence", async () => {
  const { send, asked } = await aDesk(() => ({ status: 404, json: { sentence: "Gone." } }));
  await expect(send()).rejects.toThrow(new FilmRefused("Gone."));
  expect(asked).toHaveLength(2);
});
