import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import {
  sponsorEvents,
  sponsorImports,
  sponsorOrganisations,
  sponsorWatches,
} from "#db/schema/sponsors.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { eventMessage, type RegisterEvent } from "../event-messages.ts";
import { findCurrentImport } from "../register/current-import.server.ts";

/**
 * Mails everybody who watches an organisation that the register said something new about: one
 * mail each, with every event they have not been told of. Run again, it tells nobody anything.
 */
export async function notifyWatchers(): Promise<void> {
  const waiting = await db
    .selectDistinct({ userId: sponsorWatches.userId })
    .from(sponsorWatches)
    .innerJoin(sponsorEvents, isUntold)
    .orderBy(sponsorWatches.userId);
  for (const { userId } of waiting) await notify(userId);
}

/** While a copy that lost many rows waits for somebody, its news and all that came after it wait too. */
const isUntold = and(
  eq(sponsorEvents.organisationId, sponsorWatches.organisationId),
  gt(sponsorEvents.id, sponsorWatches.toldToEventId),
  sql`not exists (select 1 from ${sponsorImports} as held
    where held.notices_held and held.id <= ${sponsorEvents.importId})`,
);

type News = RegisterEvent & {
  id: number;
  organisationId: number;
  name: string;
  town: string;
  seenOn: string;
};

/** The mail and the note that it was sent are one transaction. */
async function notify(userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const news = await takeNews(tx, userId);
    if (news.length === 0) return;
    const [user] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    const current = await findCurrentImport(tx);
    await sendMail(tx, {
      template: "sponsor-changed",
      to: user!.email,
      props: {
        name: user!.name,
        link: linkTo("/sponsorship-licence-checker"),
        asOf: news
          .map(({ seenOn }) => seenOn)
          .sort()
          .at(-1)!,
        isDemo: current?.source === "demo",
        organisations: linesOf(news),
      },
    });
  });
}

/** What somebody has not been told of; from now on it counts as told. */
async function takeNews(tx: Transaction, userId: string): Promise<News[]> {
  // The rows are held, so that a second run of the task waits and then finds nothing.
  await tx
    .select({ held: sponsorWatches.organisationId })
    .from(sponsorWatches)
    .where(eq(sponsorWatches.userId, userId))
    .for("update");
  const news = await findUnnotified(tx, userId);
  if (news.length === 0) return news;
  await tx
    .update(sponsorWatches)
    .set({
      toldToEventId: sql`greatest(told_to_event_id, ${Math.max(...news.map(({ id }) => id))})`,
    })
    .where(
      and(
        eq(sponsorWatches.userId, userId),
        inArray(sponsorWatches.organisationId, [...new Set(news.map((one) => one.organisationId))]),
      ),
    );
  return news;
}

function findUnnotified(tx: Transaction, userId: string): Promise<News[]> {
  return tx
    .select({
      id: sponsorEvents.id,
      organisationId: sponsorEvents.organisationId,
      name: sponsorOrganisations.name,
      town: sponsorOrganisations.town,
      seenOn: sponsorEvents.seenOn,
      kind: sponsorEvents.kind,
      route: sponsorEvents.route,
      before: sponsorEvents.before,
      after: sponsorEvents.after,
    })
    .from(sponsorWatches)
    .innerJoin(sponsorEvents, isUntold)
    .innerJoin(sponsorOrganisations, eq(sponsorOrganisations.id, sponsorEvents.organisationId))
    .where(eq(sponsorWatches.userId, userId))
    .orderBy(sponsorOrganisations.name, sponsorEvents.id);
}

function linesOf(news: readonly News[]) {
  const byOrganisation = Map.groupBy(news, ({ organisationId }) => organisationId);
  return [...byOrganisation.values()].map((events) => ({
    name: [events[0]!.name, events[0]!.town].filter(Boolean).join(", "),
    lines: events.map(eventMessage),
  }));
}
