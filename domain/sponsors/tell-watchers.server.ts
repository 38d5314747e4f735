import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import {
  sponsorEvents,
  sponsorImports,
  sponsorOrganisations,
  sponsorWatches,
} from "#db/schema/sponsors.ts";
import { linkTo } from "#domain/accounts/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { eventWords, type RegisterEvent } from "./event-words.ts";

/** Mails everybody who watches an organisation that an import said something new about: one mail each. */
export async function tellWatchers(importId: number): Promise<void> {
  const changes = await findWatchedChanges(importId);
  for (const [userId, theirs] of Map.groupBy(changes, (change) => change.userId)) {
    await tell(userId, theirs, importId);
  }
}

type WatchedChange = RegisterEvent & {
  userId: string;
  organisationId: number;
  name: string;
  town: string;
  seenOn: string;
};

function findWatchedChanges(importId: number): Promise<WatchedChange[]> {
  return db
    .select({
      userId: sponsorWatches.userId,
      organisationId: sponsorWatches.organisationId,
      name: sponsorOrganisations.name,
      town: sponsorOrganisations.town,
      seenOn: sponsorEvents.seenOn,
      kind: sponsorEvents.kind,
      route: sponsorEvents.route,
      before: sponsorEvents.before,
      after: sponsorEvents.after,
    })
    .from(sponsorEvents)
    .innerJoin(sponsorWatches, eq(sponsorWatches.organisationId, sponsorEvents.organisationId))
    .innerJoin(sponsorOrganisations, eq(sponsorOrganisations.id, sponsorEvents.organisationId))
    .where(and(eq(sponsorEvents.importId, importId), notTold(importId)))
    .orderBy(sponsorWatches.userId, sponsorOrganisations.name, sponsorEvents.id);
}

/** The mail and the note that it was sent are one transaction: a repeated task tells nobody twice. */
async function tell(
  userId: string,
  changes: readonly WatchedChange[],
  importId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const watched = inArray(
      sponsorWatches.organisationId,
      changes.map(({ organisationId }) => organisationId),
    );
    const marked = await tx
      .update(sponsorWatches)
      .set({ toldOfImportId: importId })
      .where(and(eq(sponsorWatches.userId, userId), watched, notTold(importId)))
      .returning({ organisationId: sponsorWatches.organisationId });
    if (marked.length === 0) return;

    const [user] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    const [source] = await tx
      .select({ source: sponsorImports.source })
      .from(sponsorImports)
      .where(eq(sponsorImports.id, importId));
    await sendMail(tx, {
      template: "sponsor-changed",
      to: user!.email,
      props: {
        name: user!.name,
        link: linkTo("/sponsorship-licence-checker"),
        asOf: changes[0]!.seenOn,
        isDemo: source?.source === "demo",
        organisations: linesOf(changes),
      },
    });
  });
}

function linesOf(changes: readonly WatchedChange[]) {
  const byOrganisation = Map.groupBy(changes, ({ organisationId }) => organisationId);
  return [...byOrganisation.values()].map((events) => ({
    name: [events[0]!.name, events[0]!.town].filter(Boolean).join(", "),
    lines: events.map(eventWords),
  }));
}

function notTold(importId: number) {
  return or(isNull(sponsorWatches.toldOfImportId), lt(sponsorWatches.toldOfImportId, importId));
}
