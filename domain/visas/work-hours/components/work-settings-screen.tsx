import { Form } from "react-router";
import { DayField } from "#domain/forms/components/day-field.tsx";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { studyCountries } from "../countries.ts";
import { type BreakLine, BreaksPart } from "./breaks-part.tsx";
import { type PlaceLine, PlacesPart } from "./places-part.tsx";
import "./work-hours.css";

export type WorkSettingsScreenProps = {
  values: Readonly<Record<string, string>>;
  revision: number;
  isKept: boolean;
  breaks: readonly BreakLine[];
  places: readonly PlaceLine[];
  state: FormState | undefined;
};

const studies = [
  {
    value: "degree",
    label: "Full time, degree level or above",
    hint: "Bachelor’s, master’s and the like",
  },
  { value: "research", label: "Full time, a doctorate or research master’s" },
  {
    value: "below-degree",
    label: "Full time, below degree level",
    hint: "Foundation, pathway, college",
  },
  { value: "part-time", label: "Part time" },
];

/** What decides how hours are counted: the country, the course, the breaks, the employers. */
export function WorkSettingsScreen(props: WorkSettingsScreenProps) {
  const { isKept, breaks, places, state } = props;
  return (
    <main id="main" className="wrap hours">
      <PageHead
        title="Your course and breaks"
        lead="They decide your limit of hours. Only you see them."
        crumbs={isKept ? [{ label: "Work hours", to: "/work-hours" }] : undefined}
      />
      <div className="acct">
        <CoursePart {...props} />
        {isKept ? (
          <>
            <BreaksPart breaks={breaks} state={state} />
            <PlacesPart places={places} state={state} />
            <FormPart title="Delete all of this" lead="Shifts, employers, breaks and course.">
              <Details summary="Delete my whole log">
                <p>It cannot be undone. Your account and everything else stay.</p>
                <Form method="post" className="btns">
                  <Button variant="danger" name="intent" value="forget">
                    Delete my log
                  </Button>
                </Form>
              </Details>
            </FormPart>
          </>
        ) : null}
      </div>
    </main>
  );
}

const ownForms = ["add-break", "add-place"];

function CoursePart({ values, revision, isKept, state }: WorkSettingsScreenProps) {
  const mine = ownForms.includes(state?.values.intent ?? "") ? undefined : state;
  const shown = (name: string) => mine?.values[name] ?? values[name] ?? "";
  return (
    <FormPart
      title="Course"
      lead="Each country counts in its own way, and some kinds of course have a limit of their own."
    >
      <Form method="post" className="acct__form" noValidate key={revision}>
        <ErrorSummary errors={mine?.errors} />
        <input type="hidden" name="revision" value={mine?.values.revision ?? revision} />
        <SelectField
          label="Country of study"
          name="countryId"
          options={studyCountries.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={shown("countryId")}
          error={errorIn(mine, "countryId")}
        />
        <SelectField
          label="Clock"
          hint="Where you work. Shifts are split at its midnight."
          name="timeZone"
          defaultValue={shown("timeZone")}
        >
          {studyCountries.map(({ id, name, zones }) => (
            <optgroup key={id} label={name}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.split("/")[1]?.replaceAll("_", " ")}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <RadioGroup
          legend="Kind of course"
          name="study"
          options={studies}
          defaultValue={shown("study")}
          error={errorIn(mine, "study")}
        />
        <div className="acct__two">
          <DayField
            legend="Begins on"
            name="courseStartsOn"
            value={values.courseStartsOn}
            state={mine}
          />
          <DayField legend="Ends on" name="courseEndsOn" value={values.courseEndsOn} state={mine} />
        </div>
        <div className="btns">
          <Button name="intent" value="save">
            Save
          </Button>
          {isKept ? <Link to="/work-hours">Go to my hours</Link> : null}
        </div>
      </Form>
    </FormPart>
  );
}
