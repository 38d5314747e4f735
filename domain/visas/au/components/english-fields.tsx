import { englishTests, skills } from "#rules/au-points/english-scores.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { levelNames, testNames } from "../answer-labels.ts";
import { BY_SCORES, levels } from "../read-english.ts";
import { dayShown } from "../typed.ts";
import type { FieldsProps } from "./fields-props.ts";

type EnglishFieldsProps = FieldsProps & { hint: string };

/** A level, or a test's four scores: the scores are asked for only where they decide. */
export function EnglishFields({ typed, errorOf, hint }: EnglishFieldsProps) {
  return (
    <>
      <SelectField
        label="English"
        name="english"
        hint={hint}
        placeholder="Choose"
        defaultValue={typed.english ?? ""}
        options={[
          ...levels.toReversed().map((level) => ({ value: level, label: levelNames[level] })),
          { value: BY_SCORES, label: "Work it out from my scores" },
        ]}
      />
      <div className="qs__sub qs__sub--scores">
        <SelectField
          label="Test"
          name="test"
          placeholder="Choose"
          hint="OET, MET and LANGUAGECERT are accepted too: choose the level they gave you above."
          defaultValue={typed.test ?? ""}
          error={errorOf("test")}
          options={englishTests.map((test) => ({ value: test, label: testNames[test] }))}
        />
        <div className="qs__scores">
          {skills.map((skill) => (
            <Field
              key={skill}
              label={skill.charAt(0).toUpperCase() + skill.slice(1)}
              name={skill}
              inputMode="decimal"
              maxLength={5}
              autoComplete="off"
              defaultValue={typed[skill] ?? ""}
              error={errorOf(skill)}
            />
          ))}
        </div>
      </div>
      <div className="qs__sub qs__sub--sat">
        <DateField
          legend="Day of the test"
          name="sat"
          hint="Such as 20 6 2025. Before 7 August 2025 the older scores count"
          defaultValue={dayShown(typed, "sat")}
          error={errorOf("sat")}
        />
      </div>
      <Checkbox
        label="I hold a passport of the UK, Ireland, the USA, Canada or New Zealand"
        hint="Competent without a test. It gives no points."
        name="passport"
        defaultChecked={typed.passport !== undefined}
      />
    </>
  );
}
