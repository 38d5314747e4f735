import { answerField, MAX_LONG_ANSWER, MAX_SHORT_ANSWER } from "#rules/applications/answers.ts";
import type { ApplyQuestion } from "#rules/applications/apply-form.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { Field } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

type QuestionFieldProps = {
  question: ApplyQuestion;
  index: number;
  value: string;
  error: string | undefined;
};

/** One of the employer's questions, as the kind of answer asks. */
export function QuestionField({ question, index, value, error }: QuestionFieldProps) {
  const { kind, choices, isRequired } = question;
  const name = answerField(index);
  const label = isRequired ? question.question : `${question.question} (optional)`;
  if (kind === "short")
    return <Field {...{ name, label, error }} defaultValue={value} maxLength={MAX_SHORT_ANSWER} />;
  if (kind === "long")
    return (
      <TextareaField
        {...{ name, label, error }}
        hint={`Up to ${formatCount(MAX_LONG_ANSWER)} characters.`}
        defaultValue={value}
        rows={8}
      />
    );
  const options = kind === "yes-no" ? ["Yes", "No"] : choices;
  return (
    <RadioGroup
      {...{ name, error }}
      legend={label}
      defaultValue={value}
      options={options.map((choice) => ({ value: choice, label: choice }))}
    />
  );
}
