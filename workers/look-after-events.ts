import { keepFairs } from "#domain/events/fairs/keep-fairs.server.ts";
import { endAllOffers, endOffers } from "#domain/events/places/offer-places.server.ts";
import { sendEventReminders } from "#domain/events/places/send-reminders.server.ts";
import { tellEventPeople } from "#domain/events/places/tell-people.server.ts";

/** Every five minutes: reminders, offers that ended, places that became free. */
export async function lookAfterEvents(): Promise<void> {
  const now = new Date();
  await keepFairs(now);
  await endAllOffers(now);
  await sendEventReminders(now);
}

export async function eventOfferEnded({ eventId }: { eventId: number }): Promise<void> {
  await endOffers(eventId, new Date());
}

export async function tellEventPeopleTask({ eventId }: { eventId: number }): Promise<void> {
  await tellEventPeople(eventId, new Date());
}
