import { Users } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { meetingPaths } from "../../calendar/meeting-paths.ts";
import type { WeekView } from "../../calendar/week-view.ts";
import type { TicketView } from "../ticket-view.ts";
import { bookingLink, type Chosen } from "./booking-links.ts";
import { Ticket } from "./ticket.tsx";
import { usePlainHash } from "./use-plain-hash.ts";
import { WeekTable } from "./week-table.tsx";
import "./booking.css";

export type ServiceChoice = { slug: string; title: string; summary: string; minutes: number };

export type BookingScreenProps = {
  services: readonly ServiceChoice[];
  choice: {
    service: { slug: string };
    with: string;
    hosts: readonly { id: string; name: string; about: string }[];
    week: WeekView;
    monday: string;
    /** The week that was asked for, and not only the first with a free time; else empty. */
    askedWeek: string;
    slot: { at: string } | null;
  } | null;
  zone: string;
  zones: readonly { value: string; label: string }[];
  tickets: readonly TicketView[];
  /** Below the rail's tickets. */
  aside: ReactNode;
  /** The form that books the chosen time. */
  children: ReactNode;
};

/** What about, with whom, when, and then the booking itself: four stops of one line. */
export function BookingScreen(props: BookingScreenProps) {
  const { services, choice, tickets, aside, children } = props;
  useFocusOnBooking(choice?.slot?.at ?? null);
  const atWhen = usePlainHash("when");
  if (!choice) {
    return (
      <EmptyState title="You cannot book a meeting here yet">
        Your careers service has not opened its calendar on Waymark. Write to it, or{" "}
        <Link to="/contact-us">write to us</Link>.
      </EmptyState>
    );
  }
  const chosen: Chosen = {
    service: choice.service.slug,
    with: choice.with,
    week: choice.monday,
    zone: props.zone,
  };
  const chosenAtFirst = { ...chosen, week: choice.askedWeek };
  return (
    <div className="bk">
      <ol className="route bk-route">
        <Step title="What is it about?" state="done" id="what">
          <Services services={services} chosen={chosenAtFirst} />
        </Step>
        <Step title="Who do you want to meet?" state="done" id="who">
          <Hosts hosts={choice.hosts} chosen={chosenAtFirst} />
        </Step>
        <Step title="When" state={choice.slot ? "done" : "here"} id="when">
          <ZoneForm zone={props.zone} zones={props.zones} chosen={chosen} />
          <WeekTable
            week={choice.week}
            selected={choice.slot?.at ?? null}
            slotHref={(at) => `${bookingLink(chosen, { at })}#book`}
            weekHref={(week) => bookingLink(chosen, { week }) + atWhen}
          />
        </Step>
        <Step title="Book" state={choice.slot ? "here" : "ahead"} id="book" takesFocus>
          {children}
        </Step>
      </ol>
      <aside className="bk-rail" aria-label="Your meetings">
        {tickets.map((ticket) => (
          <Ticket key={ticket.page} ticket={ticket}>
            <Link to={ticket.page}>See, move or cancel</Link>
          </Ticket>
        ))}
        {aside}
      </aside>
    </div>
  );
}

/** Anyone who chose a time by keyboard goes on with the form, and not with the next of many times. */
function useFocusOnBooking(chosen: string | null) {
  const before = useRef(chosen);
  useEffect(() => {
    if (chosen && chosen !== before.current) document.getElementById("book")?.focus();
    before.current = chosen;
  }, [chosen]);
}

type StepProps = {
  title: string;
  state: "done" | "here" | "ahead";
  id: string;
  takesFocus?: boolean;
  children: ReactNode;
};

function Step({ title, state, id, takesFocus, children }: StepProps) {
  return (
    <li className="stop" data-s={state} id={id} tabIndex={takesFocus ? -1 : undefined}>
      <span className="stop__dot" aria-hidden="true" />
      <div className="bk-step">
        <h2>{title}</h2>
        {children}
      </div>
    </li>
  );
}

type ServicesProps = { services: readonly ServiceChoice[]; chosen: Chosen };

function Services({ services, chosen }: ServicesProps) {
  const atWhat = usePlainHash("what");
  return (
    <ul className="bk-pick">
      {services.map(({ slug, title, summary, minutes }) => (
        <li key={slug}>
          <Link
            className="bk-card"
            to={bookingLink(chosen, { service: slug, with: "" }) + atWhat}
            aria-current={slug === chosen.service ? "true" : undefined}
            preventScrollReset
          >
            <b>{title}</b>
            <span>
              {minutes} minutes. {summary}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type HostsProps = { hosts: readonly { id: string; name: string; about: string }[]; chosen: Chosen };

function Hosts({ hosts, chosen }: HostsProps) {
  return (
    <ul className="bk-pick">
      {hosts.length > 1 ? (
        <li>
          <HostCard
            chosen={chosen}
            id=""
            title="First available person"
            about="Anyone who is free at the time you choose"
          >
            <span className="bk-any">
              <Icon icon={Users} />
            </span>
          </HostCard>
        </li>
      ) : null}
      {hosts.map(({ id, name, about }) => (
        <li key={id}>
          <HostCard
            {...{ chosen, about }}
            id={id}
            title={name}
            isChosen={hosts.length === 1 || chosen.with === id}
          >
            <Avatar name={name} />
          </HostCard>
        </li>
      ))}
    </ul>
  );
}

type HostCardProps = {
  chosen: Chosen;
  id: string;
  title: string;
  about: string;
  isChosen?: boolean;
  children: ReactNode;
};

function HostCard({ chosen, id, title, about, isChosen, children }: HostCardProps) {
  const atWho = usePlainHash("who");
  return (
    <Link
      className="bk-card bk-card--p"
      to={bookingLink(chosen, { with: id }) + atWho}
      aria-current={(isChosen ?? chosen.with === id) ? "true" : undefined}
      preventScrollReset
    >
      {children}
      <span>
        <b>{title}</b>
        <span>{about}</span>
      </span>
    </Link>
  );
}

type ZoneFormProps = {
  zone: string;
  zones: readonly { value: string; label: string }[];
  chosen: Chosen;
};

function ZoneForm({ zone, zones, chosen }: ZoneFormProps) {
  const action = meetingPaths.book + usePlainHash("when");
  return (
    <Form method="get" action={action} className="bk-zone" preventScrollReset>
      <input type="hidden" name="service" value={chosen.service} />
      <input type="hidden" name="with" value={chosen.with} />
      <input type="hidden" name="week" value={chosen.week} />
      <SelectField
        key={zone}
        label="Your time zone"
        name="zone"
        options={zones}
        defaultValue={zone}
      />
      <Button variant="second">Show these times</Button>
    </Form>
  );
}
