import { MailItem, MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { formatCount } from "#rules/formats/counts.ts";
import { UnsubscribeNote } from "../../alerts/mails/unsubscribe-note.tsx";
import type { FollowMailProps } from "../follow-mail.server.ts";

type Employer = FollowMailProps["employers"][number];

export function subject({ employers }: FollowMailProps): string {
  const [first, ...others] = employers;
  if (!first) return "News of employers you follow";
  return others.length === 0 ? newsOf(first) : `${newsOf(first)}, and ${others.length} more`;
}

export function Mail({ name, employers, followedLink, stopLink }: FollowMailProps) {
  const reason = (
    <UnsubscribeNote
      reason="You follow these employers, so we write when they post a job or their licence changes, once a day at most."
      stopLink={stopLink}
    />
  );
  return (
    <MailLayout
      name={name}
      preview={employers.map(newsOf).join(". ")}
      reason={reason}
      action={{ label: "Employers I follow", link: followedLink }}
    >
      <MailText>This is new at employers you follow:</MailText>
      {employers.map((employer) => (
        <section key={employer.link}>
          <h2 style={{ margin: "24px 0 8px", fontSize: 20, lineHeight: "26px" }}>
            <a href={employer.link}>{employer.name}</a>
          </h2>
          {employer.licence ? <MailText>{employer.licence}</MailText> : null}
          {employer.jobs.map((job) => (
            <MailItem key={job.link} title={job.title} link={job.link}>
              {job.place}. {job.pay}. {job.closes}.
            </MailItem>
          ))}
          {employer.more > 0 ? (
            <MailText>
              <a href={employer.link}>
                {formatCount(employer.more)} more new {employer.more === 1 ? "job" : "jobs"} on its
                page
              </a>
            </MailText>
          ) : null}
        </section>
      ))}
    </MailLayout>
  );
}

function newsOf({ name, jobs, more, licence }: Employer): string {
  const count = jobs.length + more;
  if (count === 0) return `${name}: licence changed`;
  const posted = `${name}: ${formatCount(count)} new ${count === 1 ? "job" : "jobs"}`;
  return licence ? `${posted}, licence changed` : posted;
}
