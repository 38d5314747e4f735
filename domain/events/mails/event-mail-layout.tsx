import type { ReactNode } from "react";
import { ClockLines } from "#platform/mail/clock-lines.tsx";
import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import type { ClockTime } from "#rules/clock-times.ts";
import { datesFile, type EventDates } from "../event-calendar.ts";

/** What every mail about an event knows. */
export type EventMailProps = {
  name: string;
  title: string;
  /** "workshop". */
  kind: string;
  host: string;
  where: string;
  sessions: readonly { title: string; times: readonly ClockTime[] }[];
  /** The event's page, and the reader's own place at it. */
  page: string;
  place: string;
  /** For the reader's calendar. */
  dates?: EventDates;
  /** Sessions that were taken off since. */
  removed?: EventDates;
  /** Until when an offer stands. */
  until?: string;
  reason?: string;
  /** "is tomorrow: Sunday 28 March, 14:00, London time". */
  soon?: string;
};

/** The dates in a file, where the mail has any. What was taken off needs a file of its own. */
export function eventFiles({ dates, removed }: EventMailProps) {
  const files = dates ? [datesFile(dates)] : [];
  return removed && removed.sessions.length > 0
    ? [...files, { ...datesFile(removed), filename: "taken-off.ics" }]
    : files;
}

type EventMailLayoutProps = {
  mail: EventMailProps;
  preview: string;
  action?: { label: string; link: string };
  children: ReactNode;
};

export function EventMailLayout({ mail, ...letter }: EventMailLayoutProps) {
  const reason = "You receive this because this address asked for a place at a Waymark event.";
  return <MailLayout name={mail.name} reason={reason} {...letter} />;
}

/** When, on the event's clock and on the reader's, and where. */
export function WhenAndWhere({ sessions, where, host }: EventMailProps) {
  return (
    <>
      {sessions.map(({ title, times }) => (
        <MailText key={`${title} ${times[0]?.when}`}>
          {title ? (
            <>
              <b>{title}</b>
              <br />
            </>
          ) : null}
          <ClockLines times={times} />
        </MailText>
      ))}
      <MailText>
        {where}. Hosted by {host}.
      </MailText>
    </>
  );
}
