import { Fragment, type ReactNode } from "react";
import { Letter, MailText } from "#platform/mail/letter.tsx";
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
  /** "is tomorrow: Sunday 28 March, 14:00, London time". */
  soon?: string;
};

export function meetingFiles({ dates }: MeetingMailProps) {
  return dates ? [datesFile(dates)] : [];
}

type MeetingLetterProps = {
  mail: MeetingMailProps;
  preview: string;
  action?: { label: string; link: string };
  children: ReactNode;
};

export function MeetingLetter({ mail, preview, action, children }: MeetingLetterProps) {
  return (
    <Letter
      name={mail.name}
      preview={preview}
      {...(action ? { action } : {})}
      reason="You receive this because this address was given to book a meeting."
    >
      {children}
    </Letter>
  );
}

/** When, on the reader's clock and on the host's, and how they meet. */
export function WhenAndWhere({
  times,
  where,
  host,
}: Pick<MeetingMailProps, "times" | "where" | "host">) {
  return (
    <>
      <ClockTimes times={times} />
      <MailText>
        {where}. With {host}.
      </MailText>
    </>
  );
}

export function ClockTimes({ times }: { times: readonly ClockTime[] }) {
  return (
    <MailText>
      {times.map(({ place, when }) => (
        <Fragment key={place}>
          {when}, {place} time
          <br />
        </Fragment>
      ))}
    </MailText>
  );
}
