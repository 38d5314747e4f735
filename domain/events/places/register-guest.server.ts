import { db } from "#db/client.server.ts";
import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure } from "#platform/limits.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import { hashed } from "#platform/signing.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { bookingOf, isFor } from "../event.ts";
import type { PlaceRefusal } from "../refusals.ts";
import { findByAddress, lockEvent } from "./lock-event.server.ts";
import { mailPlace, mailToConfirm } from "./mail-places.server.ts";
import { isActive, type Person } from "./place.ts";
import { saveRow } from "./take-place.server.ts";

const PER_CLIENT = { limit: 20, windowSeconds: 3600 };

/**
 * Somebody without an account gives an address, and gets a mail with a link. Anyone who is registered
 * already gets the mail of their place again, and the page says the same: nobody learns who comes.
 */
export async function registerGuest(
  eventId: number,
  person: Omit<Person, "userId">,
  clientAddress: string,
  now: Date,
): Promise<Result<null, PlaceRefusal>> {
  const key = `event:${hashed("event", limitKeyOf(clientAddress))}`;
  if ((await countFailure(key, PER_CLIENT, now)).over) return no("too-many");
  if (!(await mayMail("event-place", person.email, now))) return no("too-many");

  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event || event.state === "draft") return no("over");
    const booking = bookingOf(event, now);
    if (booking !== "open") return no(booking);
    if (!isFor(event, { kind: "guest" })) return no("sign-in");

    const found = await findByAddress(tx, event.id, person.email);
    if (found && isActive(found.state)) await mailPlace(tx, event, found);
    else {
      const turn = { state: "pending", waitingSince: null } as const;
      const asked = { person: { ...person, userId: null }, found, turn };
      await mailToConfirm(tx, event, await saveRow(tx, event, asked, now));
    }
    return ok(null);
  });
}
