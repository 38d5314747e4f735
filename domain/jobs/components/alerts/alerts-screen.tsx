import { Form, Link } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import "./alerts.css";

type AlertView = {
  id: number;
  name: string;
  href: string;
  frequency: "daily" | "weekly" | "never";
  next: string | null;
  made: string;
};

type AlertsScreenProps = {
  email: string;
  hasMails: boolean;
  alerts: AlertView[];
  total: number;
  page: number;
  pageCount: number;
};

/** Somebody's searches that come by mail: how often, paused, ended. */
export function AlertsScreen({ email, hasMails, alerts, page, pageCount }: AlertsScreenProps) {
  return (
    <main id="main" className="wrap alertpage">
      <PageHead
        title="Job alerts"
        lead={`New jobs for your searches go to ${email}, in one mail a day at most.`}
        actions={
          <ButtonLink to="/jobs" variant="second">
            Search the jobs
          </ButtonLink>
        }
      />
      {alerts.length > 0 ? (
        <ul className="alerts">
          {alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No alerts yet"
          action={<ButtonLink to="/jobs">Search the jobs</ButtonLink>}
        >
          Search on the board, then press “Make a job alert” under what it found.
        </EmptyState>
      )}
      <Pager
        label="Alerts"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `/my-job-alerts?page=${to}`}
      />
      <Section title="Mail about your saved jobs">
        <Form method="post" className="alertpage__f">
          <p>
            {hasMails
              ? "We write when a saved job is about to close, has closed, or when the register says something new of its employer."
              : "You get no mail about your saved jobs. Their page still shows what happened."}
          </p>
          <Button variant="second" name="intent" value={hasMails ? "mails-off" : "mails-on"}>
            {hasMails ? "Stop this mail" : "Send this mail again"}
          </Button>
        </Form>
      </Section>
    </main>
  );
}

function AlertItem({ alert }: { alert: AlertView }) {
  return (
    <li className="alerts__i">
      <div>
        <h2>
          <Link to={alert.href}>{alert.name}</Link>
        </h2>
        <p className="small muted">
          Made {alert.made}. {alert.next ? `Looks again on ${alert.next}.` : "Paused."}
        </p>
      </div>
      <Form method="post" className="alerts__f">
        <input type="hidden" name="alert" value={alert.id} />
        <SelectField
          key={alert.frequency}
          id={`frequency-${alert.id}`}
          label={`How often: ${alert.name}`}
          name="frequency"
          isLabelHidden
          isSmall
          defaultValue={alert.frequency}
          options={[
            { value: "daily", label: "Every day" },
            { value: "weekly", label: "Every week" },
            { value: "never", label: "Paused" },
          ]}
        />
        <Button variant="second" size="s" name="intent" value="change">
          Change
        </Button>
        <Button variant="quiet" size="s" name="intent" value="end">
          End<span className="vh"> the alert {alert.name}</span>
        </Button>
      </Form>
    </li>
  );
}
