import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import { likelySent, type Sendable, type Sending, sentChoice, versionLabel } from "../sending.ts";
import { SendingRows } from "./sending-rows.tsx";
import { SentOnFields } from "./sent-on-fields.tsx";
import "../../studio/components/cv-pages.css";

type ApplicationScreenProps = {
  job: { id: number; title: string; employer: string; href: string };
  documents: readonly Sendable[];
  sent: readonly Sending[];
  today: string;
  timeZone: string;
  answer: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

/** One applied for a job: with which version of which CV, and with which letter. */
export function ApplicationScreen(props: ApplicationScreenProps) {
  const { job, documents, sent } = props;
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="I applied for this job"
        lead={
          <>
            <Link to={job.href}>{job.title}</Link>, {job.employer}
          </>
        }
        crumbs={[{ label: "Saved jobs", to: "/my-saved-jobs" }]}
      />
      {sent.length > 0 ? (
        <Section title="Recorded so far">
          <SendingRows rows={sent} back={cvPaths.application(job.id)} />
        </Section>
      ) : null}
      <Section title="What did you send?">
        {documents.length > 0 ? <ApplicationForm {...props} /> : <NothingToSend />}
      </Section>
    </main>
  );
}

function ApplicationForm({ job, documents, today, timeZone, answer }: ApplicationScreenProps) {
  const { values = {}, errors = {} } = answer ?? {};
  const cvs = documents.filter(({ kind }) => kind === "cv");
  const letters = documents.filter(({ kind }) => kind === "letter");
  return (
    <Form method="post" className="formline">
      <p>
        We save the exact version you choose, even if you change the document later, with today’s
        right-to-work line from your situation. You can get that PDF again before the interview.
      </p>
      {errors.form ? <Notice tone="negative" title={errors.form[0] ?? ""} /> : null}
      {cvs.length > 0 ? (
        <DocumentChoice
          {...{ timeZone }}
          name="cv"
          label="CV"
          documents={cvs}
          value={values.cv ?? firstChoice(cvs, job.id) ?? ""}
          error={errors.cv?.[0]}
        />
      ) : null}
      {letters.length > 0 ? (
        <DocumentChoice
          {...{ timeZone }}
          name="letter"
          label="Letter"
          documents={letters}
          value={values.letter ?? madeFor(letters, job.id) ?? ""}
          error={cvs.length > 0 ? errors.letter?.[0] : errors.cv?.[0]}
        />
      ) : null}
      <SentOnFields {...{ today, values, errors }} />
      <div className="btns">
        <Button>Record as applied</Button>
      </div>
    </Form>
  );
}

type DocumentChoiceProps = {
  name: string;
  label: string;
  documents: readonly Sendable[];
  value: string;
  timeZone: string;
  error: string | undefined;
};

/** Each document is a group, and its versions are the choices: one choice, with or without script. */
function DocumentChoice({ name, label, documents, value, timeZone, error }: DocumentChoiceProps) {
  return (
    <SelectField {...{ name, label, error }} defaultValue={value} placeholder="None">
      {documents.map(({ id, title, versions }) => (
        <optgroup key={id} label={title}>
          {versions.map((version) => (
            <option
              key={version.revision}
              value={sentChoice({ cvId: id, revision: version.revision })}
            >
              {title}: {versionLabel(version, timeZone)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function NothingToSend() {
  return (
    <>
      <p>
        You have no CV here yet. Make one, or import one from a file; then you can record which
        version you sent. Without one, move the job to “Applied” on the page of your saved jobs.
      </p>
      <div className="btns">
        <ButtonLink to="/create-cv">Make a CV</ButtonLink>
        <ButtonLink variant="second" to="/my-cvs/import">
          Import one
        </ButtonLink>
        <ButtonLink variant="quiet" to="/my-saved-jobs">
          My saved jobs
        </ButtonLink>
      </div>
    </>
  );
}

/** Of the one made for this job, else of the last that was changed. */
function firstChoice(documents: readonly Sendable[], jobId: number): string | undefined {
  return madeFor(documents, jobId) ?? choiceOf(documents[0]);
}

function madeFor(documents: readonly Sendable[], jobId: number): string | undefined {
  return choiceOf(documents.find(({ forJobId }) => forJobId === jobId));
}

function choiceOf(document: Sendable | undefined): string | undefined {
  const likely = document && likelySent(document.versions);
  return likely && sentChoice({ cvId: document.id, revision: likely.revision });
}
