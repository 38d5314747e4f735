/** `npm run dev` runs the same web from source: it must stand up whenever the built one does. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { demoEnvironment } from "#e2e/kit/demo-data.ts";

test("the developer's server answers from source, with its index ready", async () => {
  // It reads every page from source: half a minute of processor time.
  test.setTimeout(300_000);
  const env = await demoEnvironment(`dev_${process.pid}`);
  const dev = spawn(process.execPath, ["scripts/dev.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(dev, "exit");
  try {
    const origin = await greetedAt(dev.stdout);
    const home = await fetch(`${origin}/`);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("<h1")]);
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
  } finally {
    dev.kill("SIGTERM");
    await ended;
  }
});

/** The greeting names the address, and is printed once the process is ready. */
async function greetedAt(stdout: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin) {
      stdout.resume();
      return origin;
    }
  }
  throw new Error("The developer's server ended before it was ready.");
}
