import { useState } from "react";
import type { Where } from "#rules/au-points/answers.ts";
import { mostOf } from "#rules/au-points/assess.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { bandLabel } from "../answer-labels.ts";
import type { Calculation } from "../calculation.ts";
import { workHint } from "../line-hints.ts";
import { BY_PERIODS } from "../read-work.ts";
import { MAX_PERIODS, periodsIn } from "../typed.ts";
import { AnswerRow } from "./answer-row.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { LostToCap } from "./lost-to-cap.tsx";
import { WorkPeriods } from "./work-fields.tsx";

type WorkRowsProps = FieldsProps & { calculation: Calculation; rows: number };

/** Work by bands, or by days: both stay in the form, and the choice says which counts. */
export function WorkRows({ calculation, rows, ...fields }: WorkRowsProps) {
  const [count, setCount] = useState(
    Math.min(MAX_PERIODS, Math.max(1, rows, periodsIn(fields.typed))),
  );
  return (
    <>
      <li className="qs__row" data-look="wide">
        <div className="qs__c">
          <RadioGroup
            legend="Skilled work, by"
            name="work"
            className="qs__by"
            defaultValue={fields.typed.work === BY_PERIODS ? BY_PERIODS : ""}
            options={[
              { value: "", label: "Years I know" },
              { value: BY_PERIODS, label: "Days, counted for me" },
            ]}
          />
          <div className="qs__sub qs__sub--periods">
            <WorkPeriods {...fields} count={count} onAdd={() => setCount(count + 1)} />
          </div>
        </div>
      </li>
      <YearsRow where="overseas" calculation={calculation} typed={fields.typed} />
      <YearsRow where="australia" calculation={calculation} typed={fields.typed} />
      <LostToCap assessment={calculation.assessments["189"]} />
    </>
  );
}

const labels: Record<Where, string> = {
  overseas: "Skilled work outside Australia",
  australia: "Skilled work in Australia",
};

type YearsRowProps = Pick<FieldsProps, "typed"> & { where: Where; calculation: Calculation };

function YearsRow({ where, calculation, typed }: YearsRowProps) {
  const { table, points } = calculation.assessments["189"];
  const bands = where === "overseas" ? table.workOverseas : table.workAustralia;
  const factor = where === "overseas" ? "work-overseas" : "work-australia";
  return (
    <AnswerRow points={{ own: points[factor], most: mostOf(table)[factor] }}>
      <SelectField
        className="qs__years"
        label={labels[where]}
        name={where}
        hint={workHint(calculation, where)}
        defaultValue={typed[where] ?? ""}
        options={bands.map((band) => ({
          value: band.from === 0 ? "" : String(band.from),
          label: bandLabel(bands, band),
        }))}
      />
    </AnswerRow>
  );
}
