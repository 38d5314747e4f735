import { syncFairs } from "#domain/events/fairs/sync-fairs.server.ts";
import { notifyEventPeople } from "#domain/events/places/notify-people.server.ts";
import { endAllOffers, endOffers } from "#domain/events/places/offer-places.server.ts";
import { sendEventReminders } from "#domain/events/places/send-reminders.server.ts";

/** Every five minutes: reminders, offers that ended, places that became free. */
export async function lookAfterEvents(): Promise<void> {
  const now = new Date();
  await syncFairs(now);
  await endAllOffers(now);
  await sendEventReminders(now);
}

export async function eventOfferEnded({ eventId }: { eventId: number }): Promise<void> {
  await endOffers(eventId, new Date());
}

export async function notifyEventPeopleTask({ eventId }: { eventId: number }): Promise<void> {
  await notifyEventPeople(eventId, new Date());
}
