import type { ReactNode } from "react";
import { ClockLines } from "#platform/mail/clock-lines.tsx";
import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import type { ClockTime } from "#rules/clock-times.ts";
import { datesFile, type MeetingDates } from "../meeting-calendar.ts";

/** What every mail to the person who booked knows. */
export type MeetingMailProps = {
  name: string;
  title: string;
  host: string;
  where: string;
  times: readonly ClockTime[];
  /** The meeting's own page. */
  link: string;
  bookAnother: string;
  cancelledByHost: boolean;
  reason: string;
  summary: string;
  /** For the reader's calendar. */
  dates?: MeetingDates;
  /** When it was before it moved. */
  before?: string;
  /** Until when a time is kept for them. */
  until?: string;
  /** "is tomorrow: Sunday 28 March, 14:00, London time". */
  soon?: string;
};

export function meetingFiles({ dates }: MeetingMailProps) {
  return dates ? [datesFile(dates)] : [];
}

type MeetingMailLayoutProps = {
  mail: Pick<MeetingMailProps, "name">;
  preview: string;
  action?: { label: string; link: string };
  children: ReactNode;
};

export function MeetingMailLayout({ mail, ...letter }: MeetingMailLayoutProps) {
  const reason = "You receive this because this address was given to book a meeting.";
  return <MailLayout name={mail.name} reason={reason} {...letter} />;
}

/** When, on the reader's clock and on the host's, and how they meet. */
export function WhenAndWhere({
  times,
  where,
  host,
}: Pick<MeetingMailProps, "times" | "where" | "host">) {
  return (
    <>
      <MailText>
        <ClockLines times={times} />
      </MailText>
      <MailText>
        {where}. With {host}.
      </MailText>
    </>
  );
}
