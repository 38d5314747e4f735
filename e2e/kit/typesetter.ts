import { expect } from "@playwright/test";
import { addresses } from "#addresses/addresses.ts";
import { send } from "./http.ts";

/** A first CV waits for the typesetter to start: seconds, and on a busy machine it is asked to come again. */
export async function startTypesetter(): Promise<void> {
  const shared = addresses.find(({ name }) => name === "shared-cv")!;
  await expect
    .poll(async () => (await send(shared.example)).status, { timeout: 100_000 })
    .toBe(200);
}
