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
        title="Job alerts and saved searches"
        lead={`New jobs for your searches go to ${email}, in one email a day at most. You can also save a search without emails.`}
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
          title="No alerts or saved searches yet"
          action={<ButtonLink to="/jobs">Search the jobs</ButtonLink>}
        >
          Search on the board, then press “Make a job alert” under what it found. Then choose how
          often we email you, or save the search without emails.
        </EmptyState>
      )}
      <Pager
        label="Alerts"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `/my-job-alerts?page=${to}`}
      />
      <Section title="Email about saved jobs and followed employers">
        <Form method="post" className="alertpage__f">
          <p>
            {hasMails
              ? "We email you when a saved job is about to close, has closed or was taken down, when an employer you follow posts a job, and when the sponsor licence of either changes."
              : "You get no emails about saved jobs or followed employers. Their pages still show what happened."}
          </p>
          <Button variant="second" name="intent" value={hasMails ? "mails-off" : "mails-on"}>
            {hasMails ? "Stop this email" : "Send this email again"}
          </Button>
        </Form>
      </Section>
    </main>
  );
}
