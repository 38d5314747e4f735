import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { longDay } from "#rules/days.ts";

type SponsorChangedProps = {
  name: string;
  link: string;
  /** The day of the register that said so. */
  asOf?: string;
  isDemo?: boolean;
  organisations?: readonly { name: string; lines: readonly string[] }[];
};

export function subject({ organisations = [] }: SponsorChangedProps): string {
  const [first, ...others] = organisations;
  if (!first) return "The register of sponsors has changed";
  if (others.length === 0) return `${first.name}: the register has changed`;
  return `The register has changed for ${organisations.length} employers you watch`;
}

/** Sent when a watched employer joins, leaves, moves, or its rating or routes change. */
export function Mail({ name, link, asOf, isDemo, organisations = [] }: SponsorChangedProps) {
  return (
    <MailLayout
      name={name}
      preview="An employer you watch has changed on the register of sponsors."
      reason="You have this email because you watch these employers on Waymark. Stop watching them on the licence check page."
      action={{ label: "See the employers you watch", link }}
    >
      <MailText>
        The {isDemo ? "demo register" : "register of licensed sponsors"}
        {asOf ? ` of ${longDay(asOf)}` : ""} says something new about employers you watch.
      </MailText>
      {organisations.map(({ name: organisation, lines }) => (
        <MailText key={organisation}>
          <strong>{organisation}</strong>
          {lines.map((line) => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
        </MailText>
      ))}
      <MailText>
        The change itself may be a few days older. Being licensed is permission to sponsor, not a
        promise.
      </MailText>
    </MailLayout>
  );
}
