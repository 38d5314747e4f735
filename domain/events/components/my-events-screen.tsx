import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Section } from "#ui/section.tsx";
import { eventPaths } from "../event-paths.ts";
import type { EventCardView } from "../event-view.ts";
import { EventCards } from "./events-screen.tsx";
import "./events.css";

type MyEventsScreenProps = {
  coming: readonly EventCardView[];
  past: readonly EventCardView[];
  open: readonly EventCardView[];
  paged: { page: number; pageCount: number };
};

/** What a member goes to, what they went to, and what they could go to. */
export function MyEventsScreen({ coming, past, open, paged }: MyEventsScreenProps) {
  return (
    <main id="main" className="wrap events">
      <PageHead
        title="Your events"
        lead="Each time is shown in the event’s time zone and in yours. The link to join is on the event’s page shortly before it starts."
      />
      {coming.length > 0 ? (
        <Section title="Coming up">
          <EventCards cards={coming} isBelow />
        </Section>
      ) : null}
      <Section title="Open to you">
        {open.length > 0 ? (
          <EventCards cards={open} isBelow />
        ) : (
          <EmptyState headingLevel={3} title="No events are planned right now">
            New ones are added every few weeks.
          </EmptyState>
        )}
        <Pager label="Events" {...paged} linkTo={(page) => `${eventPaths.own}?page=${page}`} />
      </Section>
      {past.length > 0 ? (
        <Section title="Past events">
          <EventCards cards={past} isBelow />
        </Section>
      ) : null}
    </main>
  );
}
