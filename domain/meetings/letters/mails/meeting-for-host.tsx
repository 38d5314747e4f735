import { ClockLines } from "#platform/mail/clock-lines.tsx";
import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import type { ClockTime } from "#rules/clock-times.ts";
import { datesFile, type MeetingDates } from "../meeting-calendar.ts";

type HostMailProps = {
  name: string;
  what: "booked" | "moved" | "cancelled";
  person: string;
  organisation: string;
  service: string;
  times: readonly ClockTime[];
  where: string;
  link: string;
  /** They cancelled it themselves: the mail is for their calendar. */
  isOwnDoing: boolean;
  /** For their calendar. Mails queued before it came with them have none. */
  dates?: MeetingDates;
};

const openings = {
  booked: "booked a meeting with you",
  moved: "moved the meeting with you",
  cancelled: "cancelled the meeting with you",
};

export function subject({ person, what, service, isOwnDoing }: HostMailProps): string {
  return isOwnDoing ? `Cancelled: ${service} with ${person}` : `${person} ${what} ${service}`;
}

export function attachments({ dates }: HostMailProps) {
  return dates ? [datesFile(dates)] : [];
}

export function Mail({ name, what, person, organisation, service, ...mail }: HostMailProps) {
  const who = organisation ? `${person}, ${organisation}` : person;
  const words = mail.isOwnDoing
    ? `You cancelled the meeting with ${who}`
    : `${organisation ? `${who},` : who} ${openings[what]}`;
  return (
    <MailLayout
      name={name}
      preview={`${words}.`}
      action={{ label: "See your meetings", link: mail.link }}
      reason="You receive this because people can book meetings with you."
    >
      <MailText>
        {words}: <b>{service}</b>.
      </MailText>
      <MailText>
        <ClockLines times={mail.times} />
      </MailText>
      <MailText>{mail.where}.</MailText>
    </MailLayout>
  );
}
