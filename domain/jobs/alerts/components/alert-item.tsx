import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { AlertFrequency } from "../frequencies.ts";

export type AlertView = {
  id: number;
  name: string;
  href: string;
  frequency: AlertFrequency;
  next: string | null;
  made: string;
};

/** A search that is kept: where it leads, how often it comes by mail, and its end. */
export function AlertItem({ alert }: { alert: AlertView }) {
  return (
    <>
      <div>
        <h2>
          <Link to={alert.href}>{alert.name}</Link>
        </h2>
        <p className="small muted">
          Made {alert.made}. {alert.next ? `Next check on ${alert.next}.` : "Saved without emails."}
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
            { value: "never", label: "No emails, only saved" },
          ]}
        />
        <Button variant="second" size="s" name="intent" value="change">
          Change
        </Button>
        <Button variant="quiet" size="s" name="intent" value="end">
          End<span className="vh"> the alert {alert.name}</span>
        </Button>
      </Form>
    </>
  );
}
