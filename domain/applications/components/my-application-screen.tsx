import { Form } from "react-router";
import {
  type ApplicationStage,
  applicationStages,
  stageNotes,
} from "#rules/applications/stages.ts";
import { retentionDays } from "#rules/retention.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Details } from "#ui/details.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RouteLine, type Stop } from "#ui/route-line.tsx";
import { Section } from "#ui/section.tsx";
import { type DocumentKind, documentLabels } from "../application.ts";
import { applicationPaths } from "../applications-paths.ts";
import "./applications.css";

export type MyApplicationView = {
  id: number;
  title: string;
  employer: string;
  /** Null where the advert's page is gone. */
  jobHref: string | null;
  sentOn: string;
  stage: ApplicationStage;
  stageOn: string;
  withdrawnOn: string | null;
  documents: readonly DocumentKind[];
  answers: readonly { question: string; answer: string }[];
  rightToWork: string | null;
  messages: readonly { id: number; body: string; on: string }[];
};

/** One's own application: how far it is, what the employer wrote, what was sent. */
export function MyApplicationScreen({
  view,
  error,
}: {
  view: MyApplicationView;
  error: string | undefined;
}) {
  const { title, employer, jobHref, sentOn, withdrawnOn } = view;
  return (
    <main id="main" className="wrap applying">
      <PageHead
        title={title}
        lead={
          <>
            {employer}. You applied on {sentOn}.{" "}
            {jobHref ? <Link to={jobHref}>The job</Link> : null}
          </>
        }
        crumbs={[{ label: "My applications", to: applicationPaths.list }]}
      />
      {error ? <Notice tone="negative">{error}</Notice> : null}
      {withdrawnOn ? (
        <Notice tone="info" title={`You withdrew it on ${withdrawnOn}`}>
          Your documents and answers are deleted. The employer sees only that somebody withdrew.
        </Notice>
      ) : (
        <div className="applying__line">
          <RouteLine label="Progress" direction="row" stops={stopsFor(view)} />
        </div>
      )}
      <Messages messages={view.messages} employer={employer} />
      {withdrawnOn ? null : <WhatYouSent view={view} />}
      {withdrawnOn ? null : <WithdrawForm employer={employer} />}
    </main>
  );
}

const way: readonly ApplicationStage[] = ["new", "reading", "interview", "offer"];

/** The stages passed and ahead; an unsuccessful application ends where it is. */
function stopsFor({ stage, stageOn, sentOn }: MyApplicationView): Stop[] {
  if (stage === "unsuccessful") {
    return [
      { label: "Sent", note: sentOn, state: "done" },
      {
        label: applicationStages.unsuccessful,
        note: `${stageOn}. ${stageNotes[stage]}`,
        state: "closed",
      },
    ];
  }
  const here = way.indexOf(stage);
  return way.map((each, index) => ({
    label: each === "new" ? "Sent" : applicationStages[each],
    note: index === here ? `${stageOn}. ${stageNotes[each]}` : index === 0 ? sentOn : "",
    state: index < here ? "done" : index === here ? "here" : "ahead",
  }));
}

function Messages({
  messages,
  employer,
}: {
  messages: MyApplicationView["messages"];
  employer: string;
}) {
  if (messages.length === 0) return null;
  return (
    <Section title={`What ${employer} wrote`}>
      <ul className="applying__msgs">
        {messages.map(({ id, body, on }) => (
          <li key={id}>
            <p className="small muted">{on}</p>
            <p className="applying__words">{body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WhatYouSent({ view }: { view: MyApplicationView }) {
  const items = [
    ...view.documents.map((kind) => ({
      term: documentLabels[kind],
      detail: (
        <Link to={applicationPaths.ownFile(view.id, kind)} reloadDocument>
          PDF as sent<span className="vh"> of your {documentLabels[kind]}</span>
        </Link>
      ),
    })),
    ...view.answers.map(({ question, answer }) => ({
      term: question,
      detail: <span className="applying__words">{answer}</span>,
    })),
    { term: "Right to work", detail: view.rightToWork ?? "You did not include it" },
  ];
  return (
    <Section title="What you sent">
      <DescriptionList className="applying__dl" items={items} />
    </Section>
  );
}

/** Asks once more, without script too. */
function WithdrawForm({ employer }: { employer: string }) {
  return (
    <Details summary="Withdraw this application">
      <Form method="post" className="stack">
        <p>
          {employer} keeps only that somebody withdrew. Your documents and answers are deleted at
          once, and you cannot apply for this job here again. Otherwise all of it is deleted{" "}
          {retentionDays.applications} days after the job closes.
        </p>
        <div>
          <Button name="intent" value="withdraw" variant="danger">
            Yes, withdraw it
          </Button>
        </div>
      </Form>
    </Details>
  );
}
