import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { NewEntrantClockPanel, type NewEntrantClockPanelProps } from "./new-entrant-clock.tsx";
import "./clock-section.css";

export type ClockSectionProps = Pick<NewEntrantClockPanelProps, "clock" | "path" | "pathNote"> & {
  typed: { on: string; code: string; pay: string };
  sentences: Readonly<Partial<Record<"on" | "pay", string>>>;
  occupations: readonly SelectOption[];
  source: string;
  checkedOn: string;
  inForceFrom: string;
};

/** The new-entrant clock with its own questions: another day, an occupation, a pay. */
export function ClockSection({ typed, sentences, occupations, ...clock }: ClockSectionProps) {
  return (
    <Card tone="framed" className="clocksec" title="Your new-entrant clock">
      <Form method="get" className="clocksec__ask" preventScrollReset>
        <Field
          type="date"
          label="If I apply on"
          name="on"
          defaultValue={typed.on || clock.clock.on}
          error={sentences.on}
        />
        <SelectField
          label="Occupation"
          name="code"
          placeholder="Any"
          options={occupations}
          defaultValue={typed.code}
        />
        <Field
          label="Pay a year, £"
          name="pay"
          inputMode="numeric"
          defaultValue={typed.pay}
          error={sentences.pay}
        />
        <Button variant="second">Show</Button>
      </Form>
      <NewEntrantClockPanel
        clock={clock.clock}
        path={clock.path}
        pathNote={clock.pathNote}
        headingLevel={3}
      />
      <p className="tiny muted">
        <a href={clock.source}>Appendix Skilled Worker, SW 12.2 and 12.3</a>, in force from{" "}
        {clock.inForceFrom}, last read {clock.checkedOn}. Information, not immigration advice.{" "}
        <a href="https://www.gov.uk/find-an-immigration-adviser">Find a registered adviser</a>
      </p>
    </Card>
  );
}
