import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { sequenceAt, writeCalendar } from "#rules/calendar.ts";

type FairPlaceProps = {
  name: string;
  fair: string;
  theme: string;
  times: { place: string; when: string }[];
  page: string;
  giveUp: string;
  uid: string;
  startsAt: string;
  endsAt: string;
  sentAt: string;
};

export function subject({ fair, times }: FairPlaceProps): string {
  return `Your place at the ${fair}, ${times[0]?.when ?? ""} ${times[0]?.place ?? ""} time`;
}

/** The date for a calendar: one kept for ever, whose later copy takes the place of an earlier one. */
export function attachments(props: FairPlaceProps) {
  const changedAt = new Date(props.sentAt);
  const content = writeCalendar({
    name: props.fair,
    method: "PUBLISH",
    events: [
      {
        uid: props.uid,
        changedAt,
        sequence: sequenceAt(changedAt),
        startsAt: new Date(props.startsAt),
        endsAt: new Date(props.endsAt),
        summary: props.fair,
        description: `${props.theme}. Programme and employers: ${props.page}`,
        location: "Online",
        url: props.page,
      },
    ],
  });
  const contentType = "text/calendar; charset=UTF-8; method=PUBLISH";
  return [{ filename: "fair.ics", content, contentType }];
}

export function Mail({ name, fair, theme, times, page, giveUp }: FairPlaceProps) {
  return (
    <MailLayout
      name={name}
      preview={`${times[0]?.when ?? ""} in ${times[0]?.place ?? "India"}. The date for your calendar is attached.`}
      action={{ label: "See the programme", link: page }}
      reason="Somebody gave this address to book a place at a Waymark fair. If it was not you, cancel the place with the link above."
    >
      <MailText>
        You have a place at the {fair}: {theme}.
      </MailText>
      <MailText>
        {times.map(({ place, when }) => (
          <span key={place}>
            {place}: {when}
            <br />
          </span>
        ))}
      </MailText>
      <MailText>
        The date is attached for your calendar. We send the address of the rooms to this email in
        the week of the fair.
      </MailText>
      <MailText>
        Can you not come? <a href={giveUp}>Cancel your place</a>, so that we know how many to
        expect.
      </MailText>
    </MailLayout>
  );
}
