import type { BulkActions } from "#app/shell/list/bulk.ts";
import type { List } from "#app/shell/list/list.ts";
import type { ApplicantRow } from "#domain/applications/application.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import { StageTag } from "#domain/applications/components/stage-tag.tsx";
import { applicationStages } from "#rules/applications/stages.ts";
import { isoDay, shortDay } from "#rules/days.ts";
import { Link } from "#ui/link.tsx";

/** The applicants of one job. */
export function applicantListFor(jobId: number) {
  return {
    name: "Applicants",
    search: "Name",
    filters: {
      stage: {
        label: "Stage",
        all: "All stages",
        options: { ...applicationStages, withdrawn: "Withdrawn" },
      },
    },
    sorts: { newest: "Newest first", oldest: "Oldest first" },
    columns: [
      {
        key: "name",
        label: "Name",
        isRowHeading: true,
        text: nameOf,
        cell: (row) => <Link to={applicationPaths.applicant(jobId, row.id)}>{nameOf(row)}</Link>,
      },
      {
        key: "stage",
        label: "Stage",
        text: ({ stage, withdrawnAt }) => (withdrawnAt ? "Withdrawn" : applicationStages[stage]),
        cell: ({ stage, withdrawnAt }) => (
          <StageTag stage={stage} isWithdrawn={withdrawnAt !== null} />
        ),
      },
      {
        key: "sent",
        label: "Applied",
        text: ({ sentAt }) => isoDay(sentAt),
        cell: ({ sentAt }) => <span className="nowrap">{shortDay(isoDay(sentAt))}</span>,
      },
      {
        key: "rtw",
        label: "Right to work (applicant’s own statement)",
        text: ({ rightToWork }) => rightToWork ?? "",
        cell: ({ rightToWork }) => rightToWork ?? "–",
      },
      {
        key: "email",
        label: "Email",
        text: ({ email }) => email,
        cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : "–"),
      },
      {
        key: "answers",
        label: "Answers",
        text: ({ answers }) =>
          answers.map(({ question, answer }) => `${question} ${answer}`).join("\n"),
        cell: ({ answers }) => answers.length || "–",
      },
    ],
  } satisfies List<ApplicantRow>;
}

function nameOf({ name }: ApplicantRow): string {
  return name || "Withdrawn";
}

export const applicantActions = {
  reading: { label: "Move", ending: "to reading", done: "moved to reading" },
  interview: { label: "Move", ending: "to interview", done: "moved to interview" },
  unsuccessful: {
    label: "Mark",
    ending: "as not successful",
    done: "told that they were not successful",
    warning: "Each of them gets a short, polite email. To write your own, open the applicant.",
  },
} as const satisfies BulkActions;
