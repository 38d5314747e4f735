import { Plus } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { dayShown, MAX_PERIODS, periodField } from "../typed.ts";
import type { FieldsProps } from "./fields-props.ts";

type WorkPeriodsProps = FieldsProps & { count: number; onAdd: () => void };

/** Stretches of work, as many as are asked for. One more is a plain button where there is no script. */
export function WorkPeriods({ count, onAdd, ...fields }: WorkPeriodsProps) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <>
      <p className="hint">
        Paid work in your occupation or one close to it. If your skills assessment names a day from
        which your work counts, start there. Leave the last day empty while you still work there.
      </p>
      {numbers.map((number) => (
        <WorkPeriod key={number} number={number} {...fields} />
      ))}
      {count < MAX_PERIODS ? (
        <Button
          variant="second"
          size="s"
          icon={Plus}
          name="rows"
          value={count + 1}
          onClick={(event) => {
            event.preventDefault();
            onAdd();
          }}
        >
          Add another job
        </Button>
      ) : null}
    </>
  );
}

function WorkPeriod({ number, typed, errorOf }: FieldsProps & { number: number }) {
  const name = (field: "where" | "from" | "to" | "hours") => periodField(number, field);
  return (
    <fieldset className="qs__job">
      <legend className="label">Job {number}</legend>
      <SelectField
        label="Where"
        name={name("where")}
        defaultValue={typed[name("where")] ?? ""}
        options={[
          { value: "", label: "Outside Australia" },
          { value: "australia", label: "In Australia" },
        ]}
      />
      <Field
        label="Hours a week"
        name={name("hours")}
        inputMode="decimal"
        maxLength={5}
        autoComplete="off"
        defaultValue={typed[name("hours")] ?? ""}
        error={errorOf(name("hours"))}
      />
      <DateField
        legend="First day"
        name={name("from")}
        defaultValue={dayShown(typed, name("from"))}
        error={errorOf(name("from"))}
      />
      <DateField
        legend="Last day"
        name={name("to")}
        defaultValue={dayShown(typed, name("to"))}
        error={errorOf(name("to"))}
      />
    </fieldset>
  );
}
