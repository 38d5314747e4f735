import { Form } from "react-router";
import { DayField } from "#domain/forms/components/day-field.tsx";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { levelChoices, permissionChoices } from "../choices.ts";
import { PersonFields } from "./person-fields.tsx";
import { type FieldsProps, shown } from "./shown.ts";
import { TimeFields } from "./time-fields.tsx";

export type SituationFormProps = {
  values: Readonly<Record<string, string>>;
  revision: number;
  /** True where the course was filled in from the profile and is not kept here yet. */
  isFromProfile: boolean;
  state: FormState | undefined;
};

/** Everything the visa tools may read of somebody. Every answer may be left out. */
export function SituationForm({ values, revision, isFromProfile, state }: SituationFormProps) {
  const fields = { values, state };
  return (
    <Form method="post" className="acct" noValidate>
      <ErrorSummary errors={state?.errors} />
      <input type="hidden" name="revision" value={revision} />
      <PermissionPart {...fields} />
      <CoursePart {...fields} isFromProfile={isFromProfile} />
      <FormPart
        title="You"
        lead="Somebody under 26 may count as a new entrant. A doctorate lowers some pay lines. English has a level of its own."
      >
        <PersonFields {...fields} />
      </FormPart>
      <FormPart
        title="Time already counted"
        lead="Skilled Worker, Graduate and Tier 2 time together may not pass four years at the new-entrant rate."
      >
        <TimeFields {...fields} />
      </FormPart>
      <FormPart title="Save it" lead="You can change or delete all of it at any time.">
        <div className="btns">
          <Button name="intent" value="save">
            Save my situation
          </Button>
        </div>
      </FormPart>
    </Form>
  );
}

function PermissionPart(fields: FieldsProps) {
  const { values, state } = fields;
  return (
    <FormPart
      title="Your UK permission"
      lead="The visa you have, or had last, decides whether you count as a new entrant and for how long."
    >
      <div className="acct__form">
        <RadioGroup
          legend="Latest UK visa, not counting visit visas"
          name="permission"
          options={[{ value: "", label: "Not answered" }, ...permissionChoices]}
          defaultValue={shown(fields, "permission")}
          error={errorIn(state, "permission")}
        />
        <DayField
          legend="The day it ends or ended"
          hint="For example 27 1 2027. You can find it in your UKVI account."
          name="permissionEndsOn"
          value={values.permissionEndsOn}
          state={state}
        />
        <DayField
          legend="Graduate or Skilled Worker visa only: its first day"
          hint="For example 4 3 2024. Of Skilled Worker visas that follow each other without a gap, the first one’s: older ones keep older pay lines."
          name="permissionSince"
          value={values.permissionSince}
          state={state}
        />
      </div>
    </FormPart>
  );
}

function CoursePart({ isFromProfile, ...fields }: FieldsProps & { isFromProfile: boolean }) {
  const { values, state } = fields;
  return (
    <FormPart
      title="Your course in the UK"
      lead="Its level and its last day decide from when an application can count as a new entrant’s."
    >
      <div className="acct__form">
        {isFromProfile ? (
          <p className="small muted">Filled in from your profile. It is kept here once you save.</p>
        ) : null}
        <SelectField
          label="Level"
          name="courseLevel"
          placeholder="Not answered"
          options={levelChoices}
          defaultValue={shown(fields, "courseLevel")}
          error={errorIn(state, "courseLevel")}
        />
        <RadioGroup
          legend="Full time"
          name="fullTime"
          options={[
            { value: "", label: "Not answered" },
            { value: "yes", label: "Yes" },
            { value: "no", label: "No, part time" },
          ]}
          defaultValue={shown(fields, "fullTime")}
          error={errorIn(state, "fullTime")}
        />
        <div className="acct__two">
          <DayField
            legend="Began on"
            name="courseStartsOn"
            value={values.courseStartsOn}
            state={state}
          />
          <DayField
            legend="Ends on"
            name="courseEndsOn"
            value={values.courseEndsOn}
            state={state}
          />
        </div>
      </div>
    </FormPart>
  );
}
