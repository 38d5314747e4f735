import { refusedForm } from "#app/forms.server.ts";
import { answerBulk, isBulk } from "#app/shell/list/bulk.server.ts";
import type { BulkActions } from "#app/shell/list/bulk.ts";
import { answerApplicant } from "#domain/applications/answer-applicant.server.ts";
import { moveApplicant } from "#domain/applications/move-applicant.server.ts";
import { followApplication } from "#domain/jobs/saved/follow-application.server.ts";
import { type ApplicationStage, kindRefusal } from "#rules/applications/stages.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { ownInbox } from "./applicants.server.ts";

type Inbox = Awaited<ReturnType<typeof ownInbox>>;
type BulkRequest<Actions> = { fields: FormData; actions: Actions; backTo: string };

const refused = {
  withdrawn: "had withdrawn",
  "not-found": "not found",
  "too-many": "not written to: your company has sent many messages today",
};

/** Several applicants in one step, each by the use case that their own page calls. */
export async function answerInbox<Actions extends BulkActions>(
  { recruiter, employer, job, of }: Inbox,
  { fields, actions, backTo }: BulkRequest<Actions>,
) {
  if (!isBulk(fields)) return refusedForm({}, "Choose what to do.", "form", 400);
  const moving = { now: new Date(), onMoved: followApplication };
  return answerBulk(fields, {
    actions,
    refused,
    backTo,
    act: (action, row) => {
      const one = { jobId: of.jobId, id: rowNumber(row), to: action as ApplicationStage };
      if (action !== "unsuccessful") return moveApplicant(recruiter, one, moving);
      const body = kindRefusal({ title: job.title, employer: employer.name });
      return answerApplicant(recruiter, { ...one, body, employer: employer.name }, moving);
    },
  });
}
