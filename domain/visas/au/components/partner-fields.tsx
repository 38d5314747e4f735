import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { partnerNames } from "../answer-labels.ts";
import { partners } from "../read-answers.ts";
import { dayShown } from "../typed.ts";
import type { FieldsProps } from "./fields-props.ts";

/** A partner's age matters only to skills of their own. */
export function PartnerFields({ typed, errorOf }: FieldsProps) {
  return (
    <>
      <SelectField
        label="Partner"
        name="partner"
        hint="Skills count with an occupation on the same list, under 45, and an assessment not issued for a 485"
        placeholder="Choose"
        defaultValue={typed.partner ?? ""}
        options={partners.map((partner) => ({ value: partner, label: partnerNames[partner] }))}
      />
      <div className="qs__sub qs__sub--partner">
        <DateField
          legend="Partner’s date of birth"
          name="pborn"
          hint="Such as 1 12 1995. Skills count until the 45th birthday"
          defaultValue={dayShown(typed, "pborn")}
          error={errorOf("pborn")}
        />
      </div>
    </>
  );
}
