import { db, type Transaction } from "#db/client.server.ts";
import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure } from "#platform/limits.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { hashed, sign } from "#platform/signing.server.ts";
import { timesOf } from "#rules/clock-times.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { findByAddress, lockEvent } from "../places/lock-event.server.ts";
import { isActive } from "../places/place.ts";
import { saveRow } from "../places/take-place.server.ts";
import type { Edition, Fair } from "./fair.ts";
import type { PlaceInput } from "./fair-place.schema.ts";
import type { FairRefusal } from "./fair-place.ts";
import { syncFairDay } from "./sync-fairs.server.ts";

export const GIVE_UP_PURPOSE = "fair-give-up";
const PER_ADDRESS = { limit: 20, windowSeconds: 3600 };

/** Who asks: an account where there is one, and always a network address to count by. */
export type Requester = { userId: string | null; clientAddress: string };

type Place = { id: number; name: string; email: string; timeZone: string };

/**
 * A place at the next fair, confirmed by mail with the date for a calendar. Anyone who
 * has one already gets the same answer and the same mail: nothing tells them apart.
 */
export async function takePlace(
  at: { fair: Fair; edition: Edition },
  input: PlaceInput,
  requester: Requester,
  now: Date,
): Promise<Result<null, FairRefusal>> {
  if (at.edition.endsAt <= now) return no("over");
  const key = `fair:${hashed("fair", limitKeyOf(requester.clientAddress))}`;
  if ((await countFailure(key, PER_ADDRESS, now)).over) return no("too-many");
  if (!(await mayMail("fair-place", input.email, now))) return no("too-many");

  await db.transaction(async (tx) => {
    const place = await keepPlace(tx, at, input, { userId: requester.userId, now });
    await confirm(tx, at, place, now);
  });
  return ok(null);
}

/** The database decides who is first; a place that is held stays as its owner described it. */
async function keepPlace(
  tx: Transaction,
  at: { fair: Fair; edition: Edition },
  { university, interest, ...input }: PlaceInput,
  { userId, now }: { userId: string | null; now: Date },
): Promise<Place> {
  const eventId = await syncFairDay(tx, at);
  // Waits for others who take a place there at this moment.
  const event = await lockEvent(tx, eventId);
  if (!event) throw new Error("A day of a fair was added and gone in one moment; ask again");
  const person = { ...input, userId, answers: { university, interest } };
  const found = await findByAddress(tx, eventId, input.email);
  if (found && isActive(found.state)) return found;
  const turn = { state: "held", waitingSince: null } as const;
  return saveRow(tx, event, { person, found, turn }, now);
}

async function confirm(
  tx: Transaction,
  { fair, edition }: { fair: Fair; edition: Edition },
  place: Place,
  now: Date,
): Promise<void> {
  const token = sign(GIVE_UP_PURPOSE, String(place.id));
  await sendMail(tx, {
    template: "fair-place",
    to: place.email,
    props: {
      name: place.name,
      fair: fair.heading,
      theme: edition.theme,
      times: timesOf(edition.startsAt, [fair.zone, "Europe/London", place.timeZone]),
      page: linkTo(fair.path),
      giveUp: linkTo(`${fair.path}/give-up/${encodeURIComponent(token)}`),
      uid: `${edition.key.replace("/", "-")}@waymark`,
      startsAt: edition.startsAt.toISOString(),
      endsAt: edition.endsAt.toISOString(),
      sentAt: now.toISOString(),
    },
  });
}
