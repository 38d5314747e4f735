import type { Assessment } from "#rules/au-points/assess.ts";
import { mostOf } from "#rules/au-points/assess.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { dayShown } from "../typed.ts";
import type { FieldsProps } from "./fields-props.ts";

type StudyFieldsProps = FieldsProps & { assessment: Assessment; studyHint: string | null };

/** The five lines that are a yes or a no. */
export function StudyFields({ typed, errorOf, assessment, studyHint }: StudyFieldsProps) {
  const most = mostOf(assessment.table);
  const isTicked = (name: string) => typed[name] !== undefined;
  const hasRegionalAlone = isTicked("regional") && !assessment.facts.hasAustralianStudy;

  return (
    <fieldset className="qs__ticks">
      <legend className="label">Tick what you have</legend>
      <Checkbox
        label="Two academic years of study in Australia, 92 registered weeks"
        name="study"
        hint={studyHint}
        count={most["australian-study"]}
        defaultChecked={isTicked("study")}
      />
      <Details summary="Not sure? Count the weeks" isOpen={isTicked("weeks") || isTicked("months")}>
        <StudyCount typed={typed} errorOf={errorOf} />
      </Details>
      <Checkbox
        label="That study on a campus in a regional area, living there"
        hint={hasRegionalAlone ? "Counts only where the two academic years count." : undefined}
        name="regional"
        count={most["regional-study"]}
        defaultChecked={isTicked("regional")}
      />
      <Checkbox
        label="Research master’s or doctorate in a listed field, in Australia"
        hint="Sciences, computing or engineering, two academic years or more"
        name="specialist"
        count={most["specialist-education"]}
        defaultChecked={isTicked("specialist")}
      />
      <Checkbox
        label="Professional Year, finished in the last 48 months"
        name="py"
        count={most["professional-year"]}
        defaultChecked={isTicked("py")}
      />
      <div className="qs__sub qs__sub--py">
        <DateField
          legend="Day it ended"
          name="pyend"
          hint="Such as 28 2 2025. It counts for 48 months from then"
          defaultValue={dayShown(typed, "pyend")}
          error={errorOf("pyend")}
        />
      </div>
      <Checkbox
        label="Credentialled community language"
        name="language"
        count={most["community-language"]}
        defaultChecked={isTicked("language")}
      />
    </fieldset>
  );
}

function StudyCount({ typed, errorOf }: FieldsProps) {
  return (
    <div className="qs__count">
      <Field
        label="Registered weeks"
        hint="What CRICOS registers for your courses, not the time you took"
        name="weeks"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        defaultValue={typed.weeks ?? ""}
        error={errorOf("weeks")}
      />
      <Field
        label="Months it took"
        hint="From the first day to the last, in Australia, taught in English"
        name="months"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        defaultValue={typed.months ?? ""}
        error={errorOf("months")}
      />
    </div>
  );
}
