import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { watchBacklog } from "./accept-backlog.ts";

const MANY = 50;

test("everybody who waits to connect is let in before the next page is rendered", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const acceptBacklog = watchBacklog(server);
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: MANY }, () => connect(port, "127.0.0.1"));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  let accepted = 0;
  server.on("connection", () => {
    accepted += 1;
  });

  await acceptBacklog();
  expect(accepted).toBe(MANY);
});
