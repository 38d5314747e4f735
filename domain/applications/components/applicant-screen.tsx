import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { type ApplicationStage, applicationStages } from "#rules/applications/stages.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { type DocumentKind, documentLabels } from "../application.ts";
import { applicationPaths } from "../applications-paths.ts";
import { StageTag } from "./stage-tag.tsx";
import "./applications.css";

export type ApplicantView = {
  id: number;
  job: { id: number; title: string };
  name: string;
  email: string;
  stage: ApplicationStage;
  stageOn: string;
  sentOn: string;
  withdrawnOn: string | null;
  documents: readonly DocumentKind[];
  answers: readonly { question: string; answer: string }[];
  rightToWork: string | null;
  messages: readonly { id: number; body: string; by: string | null; on: string }[];
  /** What is sent with "not successful" unless something else is written. */
  suggestedRefusal: string;
};

type ApplicantScreenProps = { view: ApplicantView; state: FormState | undefined };

/** One applicant: what they sent, how far they are, and what was written to them. */
export function ApplicantScreen({ view, state }: ApplicantScreenProps) {
  const { job, withdrawnOn } = view;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={withdrawnOn ? "Withdrawn" : view.name}
        lead={withdrawnOn ? `Somebody applied on ${view.sentOn}.` : `Applied on ${view.sentOn}.`}
        crumbs={[
          { label: "Your jobs", to: "/employer" },
          { label: job.title, to: applicationPaths.applicants(job.id) },
        ]}
      />
      <ErrorSummary errors={state?.errors} />
      {withdrawnOn ? (
        <Notice tone="info" title={`They withdrew on ${withdrawnOn}`}>
          Their documents and answers are deleted, and their name with them.
        </Notice>
      ) : (
        <div className="applicant">
          <div className="applicant__read">
            <WhatTheySent view={view} />
            <Messages messages={view.messages} />
          </div>
          <div className="applicant__do">
            <MoveForm view={view} />
            <AnswerForm view={view} state={state} />
            <RefuseForm view={view} state={state} />
          </div>
        </div>
      )}
    </main>
  );
}

function WhatTheySent({ view }: { view: ApplicantView }) {
  const items = [
    { term: "Email", detail: <a href={`mailto:${view.email}`}>{view.email}</a> },
    ...(view.rightToWork
      ? [{ term: "Right to work (applicant’s own statement)", detail: view.rightToWork }]
      : []),
    ...view.answers.map(({ question, answer }) => ({
      term: question,
      detail: <span className="applying__words">{answer}</span>,
    })),
  ];
  return (
    <Section title="The application">
      <div className="btns">
        {view.documents.map((kind) => (
          <ButtonLink
            key={kind}
            to={applicationPaths.applicantFile(view.job.id, view.id, kind)}
            variant={kind === "cv" ? "ink" : "second"}
            reloadDocument
          >
            {documentLabels[kind]} (PDF)
          </ButtonLink>
        ))}
      </div>
      <DescriptionList className="applying__dl" items={items} />
    </Section>
  );
}

function Messages({ messages }: { messages: ApplicantView["messages"] }) {
  if (messages.length === 0) return null;
  return (
    <Section title="What you wrote">
      <ul className="applying__msgs">
        {messages.map(({ id, body, by, on }) => (
          <li key={id}>
            <p className="small muted">
              {by ?? "Somebody who has left"}, {on}
            </p>
            <p className="applying__words">{body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function MoveForm({ view: { stage, stageOn } }: { view: ApplicantView }) {
  return (
    <Section title="Stage">
      <p>
        <StageTag stage={stage} /> <span className="small muted">since {stageOn}</span>
      </p>
      <Form method="post" className="applicant__move" key={stage}>
        <input type="hidden" name="from" value={stage} />
        <SelectField
          name="to"
          label="Move to"
          defaultValue={stage}
          options={Object.entries(applicationStages).map(([value, label]) => ({ value, label }))}
        />
        <Button name="intent" value="move" variant="second">
          Move
        </Button>
      </Form>
      <p className="small muted">
        They see the stage on their own page. They get no email about it.
      </p>
    </Section>
  );
}

type FormPartProps = { view: ApplicantView; state: FormState | undefined };

function AnswerForm({ view, state }: FormPartProps) {
  const isThis = state !== undefined && !state.values.to;
  return (
    <Section title="Write to them">
      {/* A message that was sent leaves an empty box, or it is sent a second time. */}
      <Form method="post" className="stack" noValidate key={view.messages.length}>
        <input type="hidden" name="from" value={view.stage} />
        <TextareaField
          name="body"
          label="Message"
          hint="They get it by email. Tell them how to reach you: nobody receives replies to that email."
          rows={5}
          defaultValue={isThis ? state.values.body : ""}
          error={isThis ? state.errors.body?.[0] : undefined}
        />
        <div>
          <Button name="intent" value="answer">
            Send message
          </Button>
        </div>
      </Form>
    </Section>
  );
}

/** The words are there to be changed; without a change they are plain and kind. */
function RefuseForm({ view, state }: FormPartProps) {
  if (view.stage === "unsuccessful") return null;
  const isThis = state?.values.to === "unsuccessful";
  return (
    <Section title="Not successful">
      <Form method="post" className="stack" noValidate>
        <input type="hidden" name="from" value={view.stage} />
        <input type="hidden" name="to" value="unsuccessful" />
        <TextareaField
          id="refusal"
          name="body"
          label="Message to them"
          rows={6}
          defaultValue={isThis ? state.values.body : view.suggestedRefusal}
          error={isThis ? state.errors.body?.[0] : undefined}
        />
        <div>
          <Button name="intent" value="answer" variant="danger">
            Send and move to not successful
          </Button>
        </div>
      </Form>
    </Section>
  );
}
