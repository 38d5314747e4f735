import { CalendarPlus, Download } from "lucide-react";
import type { ReactNode } from "react";
import { SourceNotes } from "#domain/facts/components/source-notes.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Tag } from "#ui/tag.tsx";
import { eventPaths } from "../event-paths.ts";
import type { EventView } from "../event-view.ts";
import { ClockLines } from "./clock-lines.tsx";
import "./events.css";

type EventScreenProps = {
  view: EventView;
  /** Where the list is that this reader may open. */
  listHref: string;
  zones: readonly { value: string; label: string }[];
  /** The reader has no place and may ask for one. */
  mayBook: boolean;
  /** The side: the reader's place, or how to take one. */
  children: ReactNode;
};

/** One event: when it is on both clocks, what happens, and a place at it. */
export function EventScreen({ view, listHref, zones, mayBook, children }: EventScreenProps) {
  return (
    <main id="main" className="wrap event">
      <PageHead
        title={view.title}
        over={`${view.kindLabel} · ${view.topic}`}
        lead={view.summary}
        crumbs={[{ label: "Workshops and webinars", to: listHref }]}
      />
      {view.booking === "cancelled" ? (
        <Notice tone="negative" title="This event is cancelled">
          {view.cancelReason ?? "It will not take place."}
        </Notice>
      ) : null}
      <div className="event__g">
        <div className="event__main">
          <When view={view} zones={zones} mayBook={mayBook} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown, which lets through what its author is trusted with. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: view.html }} />
          <SourceNotes notes={view.notes} />
          <Material view={view} />
        </div>
        {children}
      </div>
    </main>
  );
}

function When({ view, zones, mayBook }: Omit<EventScreenProps, "listHref" | "children">) {
  return (
    <section aria-labelledby="when" className="event__when">
      <h2 id="when">When and where</h2>
      <ol className="event__sessions">
        {view.sessions.map(({ title, times }) => (
          <li key={`${title} ${times[0]?.when}`}>
            {title ? <h3>{title}</h3> : null}
            <ClockLines times={times} />
          </li>
        ))}
      </ol>
      <p>
        {view.where}, with {view.host}
      </p>
      <p className="evcard__tags">
        <Tag tone={view.places.tone}>{view.places.words}</Tag>
        {view.audience ? <Tag tone="line">{view.audience}</Tag> : null}
        {view.isDemo ? <Tag tone="line">Demo</Tag> : null}
      </p>
      <p className="event__jump">
        <a className="btn btn--mark" href="#your-place">
          {mayBook ? "Book a place" : "Your place"}
        </a>
      </p>
      <Form action={eventPaths.event(view.slug)} className="event__zone" preventScrollReset>
        <SelectField
          label="Also show times in"
          name="zone"
          options={zones}
          key={view.zones.reader}
          defaultValue={view.zones.reader}
        />
        <Button variant="second">Change</Button>
      </Form>
      {view.booking === "over" || view.booking === "cancelled" ? null : (
        <p>
          {/* Not a page: the browser fetches it, and stays. */}
          <a className="event__file" href={eventPaths.calendar(view.slug)} download>
            <Icon icon={CalendarPlus} />
            Add to a calendar
          </a>
        </p>
      )}
    </section>
  );
}

function Material({ view }: { view: EventView }) {
  if (view.material.length === 0) return null;
  return (
    <section aria-labelledby="afterwards">
      <h2 id="afterwards">Afterwards</h2>
      <ul className="event__material">
        {view.material.map(({ label, href }) => (
          <li key={href}>
            <a className="event__file" href={href}>
              <Icon icon={Download} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
