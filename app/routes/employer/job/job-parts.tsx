import { Form } from "react-router";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import type { JobState } from "#domain/jobs/live.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

type Job = { id: number; state: JobState; changeSentAt: Date | null };

const previewOf = ({ id }: Job) => `/employer/jobs/${id}/preview`;

/** To the advert as readers see it. */
export function ToBoard({ address }: { address: string }) {
  return (
    <ButtonLink to={address} variant="second">
      See it on the board
    </ButtonLink>
  );
}

export function ToApplicants({ id }: { id: number }) {
  return <ButtonLink to={applicationPaths.applicants(id)}>Applicants</ButtonLink>;
}

/** Stands in for the form of an advert that cannot be written to now. */
export function NotNow({ job, why, error }: { job: Job; why: string; error: string | undefined }) {
  const takeBack = (
    <Form method="post">
      <Button name="intent" value="take-back" variant="second">
        Withdraw it
      </Button>
    </Form>
  );
  return (
    <>
      {error ? <Notice tone="negative">{error}</Notice> : null}
      <Notice
        tone="info"
        title={why}
        actions={
          <>
            {job.state === "waiting" || job.changeSentAt ? takeBack : null}
            <ButtonLink to={previewOf(job)} variant="quiet">
              See it as readers will
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

type FormButtonsProps = { job: Job; isTrusted: boolean };

/** What becomes of what is typed. */
export function FormButtons({ job, isTrusted }: FormButtonsProps) {
  const isPublished = job.state === "approved";
  const send = isPublished ? "Send the change" : isTrusted ? "Publish it" : "Send for review";
  return (
    <>
      <Button name="intent" value="send">
        {send}
      </Button>
      <Button name="intent" value="draft" variant="quiet">
        {isPublished ? "Save for later" : "Save draft"}
      </Button>
      <ButtonLink to={previewOf(job)} variant="link">
        See the whole page as saved
      </ButtonLink>
    </>
  );
}
