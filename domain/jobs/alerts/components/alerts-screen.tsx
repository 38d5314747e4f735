import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Section } from "#ui/section.tsx";
import { AlertItem, type AlertView } from "./alert-item.tsx";
import "./alerts.css";

type AlertsScreenProps = {
  email: string;
  hasMails: boolean;
  alerts: AlertView[];
  page: number;
  pageCount: number;
};

/** Somebody's searches, by mail or only kept, and whether mail about saved jobs comes. */
export function AlertsScreen({ email, hasMails, alerts, page, pageCount }: AlertsScreenProps) {
  return (
    <main id="main" className="wrap alertpage">
      <PageHead
        title="Job alerts and kept searches"
        lead={`New jobs for your searches go to ${email}, in one mail a day at most. A search can also be kept without mail.`}
        actions={
          <ButtonLink to="/jobs" variant="second">
            Search the jobs
          </ButtonLink>
        }
      />
      {alerts.length > 0 ? (
        <ul className="alerts">
          {alerts.map((alert) => (
            <li key={alert.id} className="alerts__i">
              <AlertItem alert={alert} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No alerts or kept searches yet"
          action={<ButtonLink to="/jobs">Search the jobs</ButtonLink>}
        >
          Search on the board, then press “Make a job alert” under what it found. There you choose
          how often it comes by mail, or that it is only kept.
        </EmptyState>
      )}
      <Pager
        label="Alerts"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `/my-job-alerts?page=${to}`}
      />
      <Section title="Mail about saved jobs and followed employers">
        <Form method="post" className="alertpage__f">
          <p>
            {hasMails
              ? "We write when a saved job is about to close, has closed or was taken down, when an employer you follow posts a job, and when the register says something new of either’s licence."
              : "You get no mail about saved jobs or followed employers. Their pages still show what happened."}
          </p>
          <Button variant="second" name="intent" value={hasMails ? "mails-off" : "mails-on"}>
            {hasMails ? "Stop this mail" : "Send this mail again"}
          </Button>
        </Form>
      </Section>
    </main>
  );
}
