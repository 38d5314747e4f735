import { Form } from "react-router";
import { DayField } from "#domain/forms/components/day-field.tsx";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import "./brief.css";

type BriefFormProps = {
  values: Readonly<Record<string, string>>;
  state: FormState | undefined;
  isTicked: boolean;
};

const permissions = [
  { value: "student", label: "Student visa" },
  { value: "graduate", label: "Graduate visa" },
  { value: "skilled-worker", label: "Skilled Worker visa" },
  { value: "other", label: "Another UK visa" },
  { value: "none", label: "None yet" },
];

const studies = [
  { value: "degree", label: "Full time, degree level or above" },
  { value: "research", label: "Full time, a doctorate or research master’s" },
  { value: "below-degree", label: "Full time, below degree level" },
  { value: "part-time", label: "Part time" },
];

const levels = [
  { value: "undergraduate", label: "Bachelor's" },
  { value: "masters", label: "Master's" },
  { value: "doctorate", label: "Doctorate" },
  { value: "other", label: "Something else" },
];

/** What the page is made from. Nothing of it is kept. */
export function BriefForm({ values, state, isTicked }: BriefFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: errorIn(state, name),
  });

  return (
    <Form method="post" className="acct" noValidate>
      <ErrorSummary errors={state?.errors} />
      <FormPart
        title="You and your permission"
        lead={
          <>
            Filled in from <Link to="/my-situation">your situation</Link>, as far as you told us.
            Changes you make here are for this page only and are not saved.
          </>
        }
      >
        <div className="acct__form">
          <Field {...field("name")} label="Full name" autoComplete="name" required />
          <RadioGroup
            legend="UK permission"
            name="permission"
            options={permissions}
            defaultValue={values.permission ?? ""}
            error={errorIn(state, "permission")}
          />
          <DayField
            legend="It ends on"
            hint="For example 27 1 2027."
            name="endsOn"
            value={values.endsOn}
            state={state}
          />
        </div>
      </FormPart>
      <FormPart
        title="Your course"
        lead="For a Student visa: it decides the hours, and how long a Graduate visa would last."
      >
        <div className="acct__form">
          <SelectField
            {...field("study")}
            label="Kind of course"
            placeholder="Not answered"
            options={studies}
          />
          <SelectField
            {...field("level")}
            label="Level"
            placeholder="Not answered"
            options={levels}
          />
          <DayField
            legend="It ends or ended on"
            hint="For example 12 9 2026."
            name="courseEndsOn"
            value={values.courseEndsOn}
            state={state}
          />
        </div>
      </FormPart>
      <FormPart title="The employer" lead="Both may be left out.">
        <div className="acct__form">
          <Field {...field("jobTitle")} label="Job title" autoComplete="off" />
          <Field {...field("employer")} label="Employer" autoComplete="off" />
          <Checkbox
            name="withSponsorship"
            label="Say what a Skilled Worker visa would require of them"
            defaultChecked={isTicked}
          />
          <div className="btns">
            <Button>Make my brief</Button>
          </div>
        </div>
      </FormPart>
    </Form>
  );
}
