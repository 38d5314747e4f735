import { expect, test } from "vitest";
import { queryMessage, startupMessage, syncMessage } from "./messages.ts";
import { Inbox } from "./turns.ts";

const parse = message("P", "\0select $1\0\0\0");
const bind = message("B", "\0\0\0\0\0\0\0\0");
const execute = message("E", "\0\0\0\0\0");

test("parse, bind, execute and sync are one turn, however their bytes arrive", () => {
  const bytes = Buffer.concat([parse, bind, execute, syncMessage()]);
  for (const size of [1, 7, 1000]) {
    const inbox = greeted();
    const turns = pieces(bytes, size).flatMap((piece) => [...inbox.take(piece)]);
    expect(turns).toEqual([{ kind: "turn", bytes, isWhole: true }]);
  }
});

test("a flush hands over what there is, in the middle of a turn", () => {
  const flush = message("H", "");
  const inbox = greeted();
  expect([...inbox.take(Buffer.concat([parse, flush]))]).toMatchObject([{ isWhole: false }]);
  expect([...inbox.take(Buffer.concat([bind, execute, syncMessage()]))]).toMatchObject([
    { isWhole: true },
  ]);
});

test("a client may ask for encryption before it says hello", () => {
  const ssl = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
  const arrivals = [...new Inbox(1).take(Buffer.concat([ssl, startupMessage()]))];
  expect(arrivals).toEqual([{ kind: "encryption-asked" }, { kind: "hello" }]);
});

test("named statements are the client's own, nameless ones stay nameless", () => {
  const inbox = greeted(7);
  const [turn] = inbox.take(Buffer.concat([message("P", "mine\0select 1\0\0\0"), syncMessage()]));
  expect(turn).toMatchObject({
    bytes: Buffer.concat([message("P", "7.mine\0select 1\0\0\0"), syncMessage()]),
  });
  expect([...inbox.statements]).toEqual(["7.mine"]);
});

test("copying in is refused, because it would hold the engine for ever", () => {
  const [turn] = greeted().take(queryMessage("copy users (id) from stdin"));
  expect(turn).toMatchObject({
    bytes: expect.toSatisfy((bytes: Buffer) => bytes.includes("0A000")),
  });
});

test("bytes that are no protocol end the connection", () => {
  expect(() => [...greeted().take(Buffer.from([81, 0, 0, 0, 0]))]).toThrow(RangeError);
});

function greeted(clientId = 1): Inbox {
  const inbox = new Inbox(clientId);
  for (const _ of inbox.take(startupMessage()));
  return inbox;
}

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}\0\0\0\0${body}`);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

function pieces(bytes: Buffer, size: number): Buffer[] {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}
