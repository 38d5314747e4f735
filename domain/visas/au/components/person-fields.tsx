import { occupations } from "#rules/au-points/occupations.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { awardNames, listNames } from "../answer-labels.ts";
import type { Calculation } from "../calculation.ts";
import { ageHint } from "../line-hints.ts";
import { awards } from "../read-answers.ts";
import { dayShown } from "../typed.ts";
import type { FieldsProps } from "./fields-props.ts";

const options = occupations.map(({ code, name }) => ({ value: code, label: name, note: code }));

type OccupationFieldProps = FieldsProps & { calculation: Calculation; onChange: () => void };

export function OccupationField({ typed, calculation, onChange }: OccupationFieldProps) {
  const { occupation } = calculation;
  return (
    <>
      <Combobox
        label="Nominated occupation"
        name="occupation"
        hint={
          occupation
            ? `${listNames[occupation.list]}${occupation.assessedBy ? `, assessed by ${occupation.assessedBy}` : ""}`
            : "From the skilled occupation lists"
        }
        noun={{ one: "occupation", many: "occupations" }}
        placeholder="Choose"
        options={options}
        defaultValue={typed.occupation ?? ""}
        onChange={onChange}
      />
      <Checkbox
        label="I have a positive skills assessment for it"
        name="assessed"
        defaultChecked={typed.assessed !== undefined}
      />
    </>
  );
}

export function InvitationField({ typed, errorOf }: FieldsProps) {
  return (
    <DateField
      legend="If invited on"
      name="on"
      hint="Such as 15 1 2027. Leave empty for today"
      defaultValue={dayShown(typed, "on")}
      error={errorOf("on")}
    />
  );
}

export function BirthField({
  typed,
  errorOf,
  calculation,
}: FieldsProps & { calculation: Calculation }) {
  return (
    <DateField
      legend="Date of birth"
      name="born"
      hint={ageHint(calculation)}
      autoComplete="bday"
      defaultValue={dayShown(typed, "born")}
      error={errorOf("born")}
    />
  );
}

export function AwardField({ typed }: FieldsProps) {
  return (
    <SelectField
      label="Highest qualification"
      name="award"
      hint="Australian, or recognised as of that standard by the invitation"
      placeholder="Choose"
      defaultValue={typed.award ?? ""}
      options={awards.toReversed().map((award) => ({ value: award, label: awardNames[award] }))}
    />
  );
}
