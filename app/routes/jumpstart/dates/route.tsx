import { Form } from "react-router";
import { DayField } from "#domain/forms/components/day-field.tsx";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { TimeZoneField } from "#domain/forms/components/time-zone-field.tsx";
import { errorIn, valueIn } from "#domain/forms/form-state.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Route } from "./+types/route";
import { answerDates, loadDates } from "./page.server.ts";

const visaOptions = [
  { value: "not-started", label: "I have not applied yet" },
  { value: "applied", label: "I have applied and am waiting for the decision" },
  { value: "granted", label: "I have it" },
  { value: "not-needed", label: "I do not need one" },
];

export function loader(args: Route.LoaderArgs) {
  return loadDates(args);
}

export function action(args: Route.ActionArgs) {
  return answerDates(args);
}

export function meta() {
  return [{ title: "Change my dates - Jumpstart by Waymark" }];
}

export default function DatesPage({ loaderData, actionData: state }: Route.ComponentProps) {
  const { values, timeZones, countries, town } = loaderData;
  const day = (name: keyof typeof values) => ({ name, value: values[name], state });
  const field = (name: keyof typeof values) => ({
    name,
    error: errorIn(state, name),
    defaultValue: valueIn(state, name, values[name]),
  });
  return (
    <main id="main" className="wrap">
      <PageHead
        title="Change my dates"
        lead="Every date of the plan moves with these. Leave empty what you do not know yet."
        crumbs={[{ label: "Plan", to: "/jumpstart-dashboard" }]}
      />
      <Form method="post" className="acct" noValidate>
        <ErrorSummary errors={state?.errors} />
        <FormPart title="The flight">
          <div className="acct__form">
            <DayField
              {...day("fliesOn")}
              legend="The day you fly"
              hint="The date where you live now"
            />
            <Field
              {...field("fliesAt")}
              type="time"
              label="Time of departure"
              hint="In your local time at home. Optional."
            />
            <DayField
              {...day("landsOn")}
              legend="The day you land"
              hint={`Only if it is a different day. From then we show times in ${town} time.`}
            />
          </div>
        </FormPart>
        <FormPart title="The course and the visa">
          <div className="acct__form">
            <DayField
              {...day("courseStartsOn")}
              legend="The day your course starts"
              hint="Until you add a flight date, the plan counts down to this date."
            />
            <RadioGroup
              legend="Have you got your visa or permission to study?"
              name="visa"
              options={visaOptions}
              defaultValue={valueIn(state, "visa", values.visa)}
              error={errorIn(state, "visa")}
            />
          </div>
        </FormPart>
        <FormPart title="Home">
          <div className="acct__form">
            <SelectField
              {...field("homeCountry")}
              label="Citizen of"
              placeholder="Not given"
              hint="Some steps depend on it. Only you see it."
              options={countries}
            />
            <TimeZoneField
              label="Where you are now"
              name="timeZone"
              hint="For your time at home and for reminders."
              groups={timeZones}
              value={valueIn(state, "timeZone", values.timeZone)}
              error={errorIn(state, "timeZone")}
            />
            <div className="btns">
              <Button>Save and move the plan</Button>
              <ButtonLink to="/jumpstart-dashboard" variant="link">
                Back to the plan
              </ButtonLink>
            </div>
          </div>
        </FormPart>
      </Form>
    </main>
  );
}
