import type { Letter } from "./letter-box.ts";
import { ports } from "./ports.ts";

const PATIENCE = 15_000;

export type Mailbox = { nextMailTo(email: string): Promise<Letter> };

/** Takes the oldest letter to an address out of the letter box, waiting for the post if need be. */
export const mailbox: Mailbox = {
  async nextMailTo(email) {
    const address = `http://127.0.0.1:${ports().letterBox}/next?to=${encodeURIComponent(email)}`;
    for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
      const response = await fetch(address);
      if (response.ok) return (await response.json()) as Letter;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No mail to ${email} came within ${PATIENCE / 1000} seconds.`);
  },
};
