import { MapPin, PlayCircle } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Tag } from "#ui/tag.tsx";
import { eventPaths } from "../event-paths.ts";
import type { EventCardView, EventListView } from "../event-view.ts";
import { ClockLines } from "./clock-lines.tsx";
import { EventFilters, type EventFiltersProps } from "./event-filters.tsx";
import "./events.css";

type EventsScreenProps = { view: EventListView; filters: Omit<EventFiltersProps, "when"> };

/** Every event the reader may see: what comes, and what was, with recordings. */
export function EventsScreen({ view, filters }: EventsScreenProps) {
  const { when, cards, page, pageCount } = view;
  return (
    <main id="main" className="wrap events">
      <PageHead
        title="Workshops and webinars"
        lead="Free, with people who know the rules and the work. Each time is shown in the event’s time zone and in yours."
      />
      <nav className="events__tabs" aria-label="Which events">
        <Link to={eventPaths.list} aria-current={when === "upcoming" ? "page" : undefined}>
          Coming up
        </Link>
        <Link
          to={`${eventPaths.list}?when=past`}
          aria-current={when === "past" ? "page" : undefined}
        >
          Past, with recordings
        </Link>
      </nav>
      <EventFilters {...filters} when={when} />
      {cards.length === 0 ? (
        <EmptyState
          title={when === "past" ? "Nothing here yet" : "No event matches"}
          action={<ButtonLink to={eventPaths.list}>Show every event</ButtonLink>}
        >
          Choose another month or fewer filters.
        </EmptyState>
      ) : (
        <EventCards cards={cards} />
      )}
      <Pager
        label="Events"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => pageLink(view, filters, to)}
      />
    </main>
  );
}

function pageLink({ when }: EventListView, { chosen }: { chosen: object }, page: number): string {
  const given = Object.entries({ ...chosen, ...(when === "past" ? { when } : {}) });
  const search = new URLSearchParams(given.filter(([, value]) => value) as [string, string][]);
  search.set("page", String(page));
  return `${eventPaths.list}?${search}`;
}

type EventCardsProps = {
  cards: readonly EventCardView[];
  /** Under a heading of its own. */
  isBelow?: boolean;
};

export function EventCards({ cards, isBelow = false }: EventCardsProps) {
  const Heading = isBelow ? "h3" : "h2";
  return (
    <ol className="events__list">
      {cards.map((card) => (
        <li key={card.href + card.times[0]?.when} className="evcard">
          <p className="evcard__day" aria-hidden="true">
            <span>{card.day.weekday}</span>
            <b>{card.day.number}</b>
            <span>{card.day.month}</span>
          </p>
          <div className="evcard__b">
            <p className="small muted">
              {card.kind} · {card.topic}
            </p>
            <Heading>
              <Link to={card.href}>{card.title}</Link>
            </Heading>
            <p>{card.summary}</p>
            <ClockLines times={card.times} />
            <p className="evcard__tags">
              {card.place ? <Tag tone="info">{card.place}</Tag> : null}
              <Tag tone={card.places.tone}>{card.places.words}</Tag>
              {card.sessions > 1 ? <Tag tone="line">{card.sessions} sessions</Tag> : null}
              {card.hasRecording ? (
                <Tag tone="info" icon={PlayCircle}>
                  Recording
                </Tag>
              ) : null}
              {card.audience ? <Tag tone="line">{card.audience}</Tag> : null}
              {card.isDemo ? <Tag tone="line">Demo</Tag> : null}
              <span className="small muted evcard__where">
                <Icon icon={MapPin} /> {card.where}, with {card.host}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
