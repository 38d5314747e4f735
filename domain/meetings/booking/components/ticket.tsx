import { CalendarPlus, Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { HoursStrip } from "#ui/hours-strip.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import { NIGHT } from "../../calendar/night.ts";
import type { TicketView } from "../ticket-view.ts";

const states = {
  booked: { tone: "positive", label: "Booked" },
  over: { tone: "plain", label: "Over" },
  cancelled: { tone: "negative", label: "Cancelled" },
  "no-show": { tone: "caution", label: "Missed" },
  offered: { tone: "caution", label: "Held for you" },
  lapsed: { tone: "plain", label: "No longer held" },
} as const;

type TicketProps = {
  ticket: TicketView;
  headingLevel?: 2 | 3;
  /** What can be done with it, below the line. */
  children?: ReactNode;
};

/** One's own meeting: when on both clocks, how, and what can still be changed. */
export function Ticket({ ticket, headingLevel = 2, children }: TicketProps) {
  const { tone, label } = states[ticket.state];
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  return (
    <section className="ticket" aria-label={ticket.title}>
      <div className="ticket__m">
        <span id={`${id}s`}>
          <Tag tone={tone}>
            {ticket.state === "booked" ? <Icon icon={Check} /> : null}
            {label}
          </Tag>
        </span>
        {/* Whoever is brought here after a change hears what it is now. */}
        <Heading aria-describedby={`${id}s ${id}w`}>{ticket.title}</Heading>
        <When ticket={ticket} id={`${id}w`} />
        {ticket.reason ? <p>{ticket.reason}</p> : null}
        <p className="small">{ticket.where}</p>
        {ticket.cv ? <p className="small">Your adviser has your CV: {ticket.cv}</p> : null}
        {ticket.state === "booked" ? <Join ticket={ticket} /> : null}
        {ticket.writeTo ? (
          <p className="small">
            It is too late to change it here. If you cannot come, write to{" "}
            <a href={`mailto:${ticket.writeTo}`}>{ticket.writeTo}</a>
          </p>
        ) : null}
      </div>
      {children ? <div className="ticket__s">{children}</div> : null}
    </section>
  );
}

function When({ ticket, id }: { ticket: TicketView; id: string }) {
  const { when, place, minutes, minuteOfDay, hostWhen } = ticket;
  return (
    <>
      <p className="ticket__w" id={id}>
        <b>{when}</b> {place} time, for {minutes} minutes
      </p>
      <HoursStrip
        marker={minuteOfDay}
        nightFrom={NIGHT.from}
        nightTo={NIGHT.until}
        label={`${when} during your day`}
      />
      {hostWhen ? (
        <p className="small">
          {hostWhen.when} in {hostWhen.place}, the same moment
        </p>
      ) : null}
    </>
  );
}

function Join({ ticket }: { ticket: TicketView }) {
  return (
    <>
      {ticket.join ? (
        <p>
          <a className="btn btn--mark" href={ticket.join} rel="noreferrer">
            Join by video
          </a>
        </p>
      ) : null}
      {ticket.hasLink && !ticket.join ? (
        <p className="small">The video link is here from ten minutes before the start.</p>
      ) : null}
      <ButtonLink variant="second" icon={CalendarPlus} to={ticket.dates} reloadDocument isWide>
        Add to calendar
      </ButtonLink>
    </>
  );
}
