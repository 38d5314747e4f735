import { href } from "react-router";
import { DayField } from "#domain/forms/components/day-field.tsx";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import type { TimeZoneGroup } from "#domain/forms/time-zones.ts";
import type { Role } from "#rules/access/visitor.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ContactFields } from "../../people/components/contact-fields.tsx";
import { courseLevelNames } from "../../people/course-levels.ts";
import { NewPasswordField } from "../../sign-in/components/new-password-field.tsx";
import { hasCourse } from "../set-up-stops.ts";

type StopProps = {
  role: Role;
  email: string;
  universityName: string | null;
  details: Record<string, string | undefined>;
  timeZones: readonly TimeZoneGroup[];
  phoneCountry: string;
  nextTimeZone: string | null;
  state: FormState | undefined;
};

export function YouStop({ email, details, state }: StopProps) {
  return (
    <>
      <Field
        label="Full name"
        hint="As you would write it on a CV."
        name="name"
        autoComplete="name"
        defaultValue={state?.values.name ?? details.name ?? ""}
        error={errorIn(state, "name")}
        required
      />
      <Field
        label="Email"
        hint="Confirmed: you opened the link we sent to it."
        type="email"
        value={email}
        readOnly
      />
    </>
  );
}

export function CourseStop({ role, universityName, details, state }: StopProps) {
  const field = fieldOf(details, state);
  return (
    <>
      {universityName ? <Field label="University" value={universityName} readOnly /> : null}
      {hasCourse(role) ? (
        <>
          <Field
            {...field("course")}
            label="Course"
            hint="For example, MSc Data Science. Optional."
          />
          <SelectField
            {...field("courseLevel")}
            label="Level"
            placeholder="Choose one, or leave it"
            options={courseLevelNames}
          />
          <DayField
            legend="Ends on"
            hint="Or ended on. A good guess will do. Optional. For example, 12 9 2026"
            name="courseEndsOn"
            value={details.courseEndsOn}
            state={state}
          />
        </>
      ) : (
        <Field
          {...field("jobTitle")}
          label="Job title"
          hint="Optional."
          autoComplete="organization-title"
        />
      )}
    </>
  );
}

export function ContactStop({ details, timeZones, phoneCountry, nextTimeZone, state }: StopProps) {
  const values = { ...details, ...state?.values };
  return (
    <ContactFields
      values={values}
      timeZones={timeZones}
      phoneCountry={phoneCountry}
      nextTimeZone={nextTimeZone}
      state={state}
      isGuessed
    />
  );
}

export function FinishStop({ email, state }: StopProps) {
  return (
    <>
      <p>Your answers are above. Change any of them now, or later in your profile.</p>
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="Choose a password" error={errorIn(state, "password")} />
      <Checkbox
        name="agreed"
        label={
          <>
            I have read the <Link to={href("/terms-condition")}>terms</Link> and the{" "}
            <Link to={href("/privacy-policy")}>privacy policy</Link>, and agree to them
          </>
        }
        error={errorIn(state, "agreed")}
        required
      />
    </>
  );
}

/** A field's name, what was typed or kept for it, and its error. */
function fieldOf(details: StopProps["details"], state: FormState | undefined) {
  return (name: string) => ({
    name,
    defaultValue: state?.values[name] ?? details[name] ?? "",
    error: errorIn(state, name),
  });
}
