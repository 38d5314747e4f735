import { DayField } from "#domain/forms/components/day-field.tsx";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import type { Role } from "#rules/access/visitor.ts";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { hasCourse } from "../../registration/set-up-stops.ts";
import { courseLevelNames } from "../course-levels.ts";

type ProfileFieldsProps = {
  values: Record<string, string | undefined>;
  role: Role;
  state: FormState | undefined;
};

export function ProfileFields({ values, role, state }: ProfileFieldsProps) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: errorIn(state, name),
  });

  return (
    <div className="acct__form">
      <Field {...field("name")} label="Full name" autoComplete="name" required />
      {hasCourse(role) ? (
        <>
          <Field {...field("course")} label="Course" />
          <SelectField
            {...field("courseLevel")}
            label="Level"
            placeholder="Not answered"
            options={courseLevelNames}
          />
          <div className="acct__two">
            <DayField
              legend="Starts on"
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
        </>
      ) : (
        <Field {...field("jobTitle")} label="Job title" autoComplete="organization-title" />
      )}
    </div>
  );
}
