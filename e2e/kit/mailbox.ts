import type { CaughtMail } from "./mail-catcher.ts";
import { ports } from "./ports.ts";

const TIMEOUT_MS = 15_000;

export type Mailbox = { nextMailTo(email: string): Promise<CaughtMail> };

/** Takes the oldest letter to an address out of the letter box, waiting for the post if need be. */
export const mailbox: Mailbox = {
  async nextMailTo(email) {
    const address = `http://127.0.0.1:${ports().letterBox}/next?to=${encodeURIComponent(email)}`;
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; ) {
      const response = await fetch(address);
      if (response.ok) return (await response.json()) as CaughtMail;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No mail to ${email} came within ${TIMEOUT_MS / 1000} seconds.`);
  },
};
