import { MailItem, MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { formatCount } from "#rules/formats/counts.ts";
import type { DigestJob, DigestProps } from "../digest.server.ts";
import { UnsubscribeNote } from "./unsubscribe-note.tsx";

export function subject({ total, groups }: DigestProps): string {
  const jobs =
    total === null ? "New jobs" : `${formatCount(total)} new ${total === 1 ? "job" : "jobs"}`;
  const [only, ...others] = groups;
  return only && others.length === 0 ? `${jobs}: ${only.name}` : `${jobs} for your alerts`;
}

export function Mail({ total, groups, stopLink }: DigestProps) {
  const reason = (
    <UnsubscribeNote
      reason="You asked for these jobs by email, once a day at most. We send each job only once."
      stopLink={stopLink}
    />
  );
  return (
    <MailLayout preview={previewOf(groups)} reason={reason}>
      <MailText>{howMany(total)} to the board since our last email.</MailText>
      {groups.map((group) => (
        <section key={group.name}>
          <h2 style={{ margin: "24px 0 8px", fontSize: 20, lineHeight: "26px" }}>{group.name}</h2>
          {group.jobs.map((job) => (
            <Job key={job.link} job={job} />
          ))}
          {group.more > 0 ? (
            <MailText>
              <a href={group.boardLink}>
                {formatCount(group.more)} more on the board for {group.name}
              </a>
            </MailText>
          ) : null}
          <MailText>
            <a href={group.changeLink}>Change or end this alert</a>
          </MailText>
        </section>
      ))}
    </MailLayout>
  );
}

function Job({ job }: { job: DigestJob }) {
  return (
    <MailItem title={job.title} link={job.link}>
      {job.employer}, {job.place}
      <br />
      {job.pay}. {job.closes}.
      <br />
      {job.known}.
    </MailItem>
  );
}

function howMany(total: number | null): string {
  if (total === null) return "New jobs were added";
  return total === 1 ? "One job was added" : `${formatCount(total)} jobs were added`;
}

function previewOf(groups: DigestProps["groups"]): string {
  const titles = groups.flatMap(({ jobs }) => jobs.map(({ title }) => title));
  return titles.slice(0, 3).join(", ");
}
