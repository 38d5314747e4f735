import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import "./verdict.css";
import { dayError } from "../as-if-day.ts";
import type { VisaCheck } from "../visa-check.ts";
import { ABOUT_YOU, isAboutYouOpen, levels, nations, phds, visas } from "../visa-check-choices.ts";

type VisaCheckFormProps = {
  check: Pick<VisaCheck, "isAsked" | "values" | "errors" | "readAs" | "asIf">;
};

/** Any job, typed in. A plain form: its answers stand in the address and nowhere else. */
export function VisaCheckForm({ check }: VisaCheckFormProps) {
  const { isAsked, values, errors, readAs, asIf } = check;
  const isAnswered = isAsked && Object.keys(errors).length === 0;
  const field = (name: string) => ({
    ...{ name, defaultValue: values[name], error: errors[name] },
    ...(errors[name] ? {} : { hint: readAs[name] }),
  });
  const day = { ...field("on"), defaultValue: asIf.typed, error: dayError(asIf, { isAnswered }) };
  const told = Object.fromEntries(Object.entries(errors).map(([name, words]) => [name, [words]]));
  return (
    // The answer stands below the form, on a phone far below: reading goes on there.
    <Form
      method="get"
      action="#verdict"
      className="vcheck"
      key={JSON.stringify(values)}
      preventScrollReset
    >
      <ErrorSummary errors={told} />
      {["closes", "advert", "said"].map((name) =>
        values[name] ? <input key={name} type="hidden" name={name} value={values[name]} /> : null,
      )}
      <div className={`vcheck__grid${Object.keys(readAs).length > 0 ? " vcheck__grid--end" : ""}`}>
        <Field label="Employer" {...field("employer")} autoComplete="off" />
        <Field label="Its town" {...field("town")} />
        <Field label="Job title" {...field("title")} />
        <Field label="Occupation code, if known" {...field("code")} inputMode="numeric" />
        <Field label="Pay a year, £" {...field("pay")} inputMode="decimal" />
        <Field label="Hours a week" {...field("hours")} inputMode="decimal" />
        <SelectField
          label="Where"
          {...field("nation")}
          placeholder="Not answered"
          options={of(nations)}
        />
        <Field label="The job starts on" type="date" {...field("starts")} />
        <Field
          label="If I apply on"
          {...day}
          type={/^\d{4}-\d{2}-\d{2}$/.test(asIf.typed) ? "date" : "text"}
        />
      </div>
      {values.registration === "advert" ? (
        // Ticked below, the reader's own word comes after it and counts.
        <input type="hidden" name="registration" value="advert" />
      ) : null}
      <Checkbox
        label="In it I would work towards a UK registration or chartered status"
        name="registration"
        value="yes"
        defaultChecked={values.registration === "yes"}
      />
      <Details summary="About you, if you like" id={ABOUT_YOU} isOpen={isAboutYouOpen(values)}>
        <div className="vcheck__grid">
          <SelectField
            label="UK visa"
            {...field("visa")}
            placeholder="Not answered"
            options={of(visas)}
          />
          <Field label="It ends on" type="date" {...field("until")} />
          <Field label="UK degree finished on" type="date" {...field("finished")} />
          <Field label="Date of birth" type="date" {...field("born")} />
          <Field
            label="Months on Graduate or Skilled Worker"
            {...field("months")}
            inputMode="numeric"
          />
          <SelectField
            label="Doctorate"
            {...field("phd")}
            placeholder="Not answered"
            options={of(phds)}
          />
          <SelectField
            label="English shown"
            {...field("english")}
            placeholder="Not answered"
            options={of(levels)}
          />
          <Field label="Sponsorship certificate issued on" type="date" {...field("certificate")} />
        </div>
      </Details>
      <div className="btns">
        <Button>Check this job</Button>
        <p className="small muted">
          We store nothing you type. It is part of the answer’s web address, so it is saved in this
          browser’s history. Anyone who sees the address can read it.
        </p>
      </div>
    </Form>
  );
}

function of(choices: Readonly<Record<string, string>>) {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
