import { letterWishes, questionKinds } from "#rules/applications/apply-form.ts";
import { retentionDays } from "#rules/retention.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { type QuestionNumber, questionNumbers } from "../apply-fields.ts";
import type { FieldOf } from "./job-form-fields.tsx";

type PartProps = { field: FieldOf };

/** How people apply: at the employer, or here. What is not chosen is hidden by style alone, and stays typed. */
export function ApplyFields({ field }: PartProps) {
  const { defaultValue, ...choice } = field("applyBy");
  return (
    <>
      <RadioGroup
        {...choice}
        defaultValue={defaultValue || "link"}
        legend="How do people apply?"
        variant="cards"
        options={[
          {
            value: "link",
            label: "On our own site or by email",
            hint: "we count clicks, never names",
          },
          {
            value: "waymark",
            label: "On Waymark",
            hint: "CV, letter and your questions, in one inbox",
          },
        ]}
      />
      <div className="emp__link">
        <Field
          {...field("applyTo")}
          label="Where people apply"
          hint="A page or a mailbox of your company. We count how many people go there, but not who they are."
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <fieldset className="field emp__inside">
        <legend>What you ask of applicants</legend>
        <p className="hint">
          Everybody sends a CV as a PDF. You read applications here, with colleagues at this company
          only. They are deleted {retentionDays.applications} days after the job closes, and the
          form says so.
        </p>
        <LetterField field={field} />
        {questionNumbers.map((number) => (
          <QuestionFields key={number} number={number} field={field} />
        ))}
      </fieldset>
    </>
  );
}

function LetterField({ field }: PartProps) {
  const { defaultValue, ...letter } = field("letterWanted");
  return (
    <SelectField
      {...letter}
      defaultValue={defaultValue || "optional"}
      label="Letter"
      options={optionsOf(letterWishes)}
    />
  );
}

function QuestionFields({ number, field }: PartProps & { number: QuestionNumber }) {
  const question = field(`question${number}`);
  const kind = field(`kind${number}`);
  const choices = field(`choices${number}`);
  const required = field(`required${number}`);
  const isOpen = [question, choices].some(({ error }) => error !== undefined);
  return (
    <Details
      summary={`Question ${number}${question.defaultValue ? `: ${question.defaultValue}` : " (optional)"}`}
      isOpen={isOpen}
    >
      <div className="emp__q">
        <Field {...question} label={`Question ${number}`} maxLength={200} autoComplete="off" />
        <SelectField
          {...kind}
          defaultValue={kind.defaultValue || "short"}
          label="Answered by"
          options={optionsOf(questionKinds)}
        />
        <TextareaField
          className="emp__choices"
          {...choices}
          label="Choices"
          hint="Each choice on a line of its own."
          rows={3}
        />
        <Checkbox
          name={required.name}
          defaultChecked={required.defaultValue !== ""}
          label="Required"
        />
      </div>
    </Details>
  );
}

function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
