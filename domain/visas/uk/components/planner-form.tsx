import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { SelectField } from "#ui/select-field.tsx";

export type PlannerFormProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Partial<Record<string, string>>>;
  isAsked: boolean;
  isFromSituation: boolean;
};

const levels = [
  { value: "undergraduate", label: "Bachelor's" },
  { value: "masters", label: "Master's" },
  { value: "doctorate", label: "Doctorate" },
  { value: "other", label: "Something else" },
];

const days = [
  {
    name: "ends",
    legend: "Course ends on",
    hint: "For example 12 9 2026. The last day of the course itself.",
  },
  {
    name: "reported",
    legend: "University tells the Home Office on",
    hint: "For example 30 10 2026. Often soon after your results. Ask your university.",
  },
  {
    name: "visa",
    legend: "Student visa ends on",
    hint: "For example 27 1 2027. You can find it in your UKVI account.",
  },
  {
    name: "on",
    legend: "If I apply on",
    hint: "For example 5 1 2027. If you leave it empty, we use today.",
  },
] as const;

/** Four days and a level. They stand in the address and are kept nowhere. */
export function PlannerForm({ values, errors, isAsked, isFromSituation }: PlannerFormProps) {
  const listed = Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name, sentence ? [sentence] : []]),
  );
  return (
    <Form method="get" className="fields" noValidate>
      <ErrorSummary errors={Object.keys(listed).length > 0 ? listed : null} />
      {isFromSituation ? (
        <p className="small muted">
          Filled in from <Link to="/my-situation">your situation</Link>.
        </p>
      ) : null}
      <SelectField
        label="Level of the course"
        name="level"
        placeholder="Choose one"
        options={levels}
        defaultValue={values.level ?? ""}
      />
      {days.map(({ name, legend, hint }) => (
        <DateField
          key={name}
          name={name}
          legend={legend}
          hint={hint}
          defaultValue={shownDay(values, name)}
          error={errors[name]}
        />
      ))}
      <div className="btns">
        <Button>Show my dates</Button>
        {isAsked ? <Link to="/graduate-visa-planner">Start again</Link> : null}
      </div>
      <p className="small muted">
        {isFromSituation
          ? "This page keeps nothing new; your situation stays until you delete it. What you send here"
          : "We keep none of it. It"}{" "}
        is part of the answer’s web address, so it is saved in this browser’s history. Anyone who
        sees the address can read it.
      </p>
    </Form>
  );
}

/** As it was typed; in an address a day may also stand as one. */
function shownDay(values: Readonly<Record<string, string>>, name: string) {
  if (values[name]) return values[name];
  const part = (which: string) => values[`${name}-${which}`] ?? "";
  return { day: part("day"), month: part("month"), year: part("year") };
}
