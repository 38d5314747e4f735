import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type Line = { title: string; minutes: number; late?: string };

type Props = {
  name: string;
  days: number;
  /** The day the plan counts to. */
  countsTo: "flight" | "course";
  town: string;
  thisWeek: Line[];
  late: Line[];
  planLink: string;
  stopLink: string;
};

export function subject({ days, countsTo, town }: Props): string {
  if (countsTo === "course") {
    return days === 1
      ? `Your course in ${town} starts tomorrow`
      : `${days} days until your course in ${town} starts: this week’s steps`;
  }
  if (days === 1) return `You fly to ${town} tomorrow`;
  return `${days} days until you fly to ${town}: this week’s steps`;
}

export function Mail({ name, thisWeek, late, planLink, stopLink }: Props) {
  return (
    <MailLayout
      name={name}
      preview="What to do this week, and what you can still catch up on."
      reason={
        <>
          You asked for these emails in your Jumpstart plan.{" "}
          <a href={stopLink}>Stop plan reminders</a>
        </>
      }
      action={{ label: "Open my plan", link: planLink }}
    >
      {thisWeek.length > 0 ? (
        <MailText>
          <strong>This week</strong>
          {thisWeek.map(({ title, minutes }) => (
            <span key={title}>
              <br />
              {title} ({minutes} minutes)
            </span>
          ))}
        </MailText>
      ) : null}
      {late.map(({ title, late: now }) => (
        <MailText key={title}>
          <strong>Still open: {title}</strong>
          <br />
          {now}
        </MailText>
      ))}
    </MailLayout>
  );
}
