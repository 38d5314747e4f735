import { Letter, MailText } from "#platform/mail/letter.tsx";
import type { ClockTime } from "#rules/clock-times.ts";
import { ClockTimes } from "./meeting-letter.tsx";

type HostMailProps = {
  name: string;
  what: "booked" | "moved" | "cancelled";
  person: string;
  organisation: string;
  service: string;
  times: readonly ClockTime[];
  where: string;
  link: string;
};

const openings = {
  booked: "booked a meeting with you",
  moved: "moved the meeting with you",
  cancelled: "cancelled the meeting with you",
};

export function subject({ person, what, service }: HostMailProps): string {
  return `${person} ${what} ${service}`;
}

export function Mail({ name, what, person, organisation, service, ...mail }: HostMailProps) {
  return (
    <Letter
      name={name}
      preview={`${person} ${openings[what]}.`}
      action={{ label: "See your meetings", link: mail.link }}
      reason="You receive this because people can book meetings with you."
    >
      <MailText>
        {organisation ? `${person}, ${organisation},` : person} {openings[what]}: <b>{service}</b>.
      </MailText>
      <ClockTimes times={mail.times} />
      <MailText>{mail.where}.</MailText>
    </Letter>
  );
}
