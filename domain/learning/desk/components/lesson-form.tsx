import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { MAX_OPTIONS, MAX_QUESTIONS, questionField } from "../questions.ts";
import type { FormState } from "./course-form.tsx";

type LessonFormProps = {
  stored: Readonly<Record<string, string>>;
  state: FormState | undefined;
  action: string;
  isStandard: boolean;
};

type FieldOf = (name: string) => { name: string; defaultValue: string; error: string | undefined };

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The words around a film: title, chapters, questions, credits. */
export function LessonForm({ stored, state, action, isStandard }: LessonFormProps) {
  const values = state?.values ?? stored;
  const field: FieldOf = (name) => ({
    name,
    defaultValue: values[name] ?? "",
    error: state?.errors[name]?.[0],
  });
  return (
    <Form method="post" action={action} className="desk__form" noValidate>
      <ErrorSummary errors={state?.errors} />
      <input type="hidden" name="revision" value={values.revision ?? ""} />
      <Field label="Title" hint="5 to 90 characters." {...field("title")} />
      <TextareaField
        label="What it teaches"
        hint="20 to 240 characters."
        rows={2}
        {...field("summary")}
      />
      <TextareaField
        label="Chapters"
        hint="One per line, time first: 0:45 What to say."
        rows={5}
        {...field("chapters")}
      />
      <TextareaField
        label="Credits"
        hint="Who made it and with what. Say so where the voice is synthetic."
        rows={2}
        {...field("credits")}
      />
      {isStandard ? (
        <Checkbox
          name="jumpstart"
          label="Show it in Jumpstart’s video guide too"
          defaultChecked={values.jumpstart === "on"}
        />
      ) : null}
      <Questions field={field} values={values} errors={state?.errors ?? {}} />
      <Button name="intent" value="save">
        Save the lesson
      </Button>
    </Form>
  );
}

type QuestionsProps = {
  field: FieldOf;
  values: Readonly<Record<string, string>>;
  errors: FormState["errors"];
};

function Questions({ field, values, errors }: QuestionsProps) {
  const isWrong = (number: number) =>
    Object.keys(errors).some((name) => name.startsWith(questionField(number)));
  return (
    <div className="ldesk__questions">
      <h3>Check at the end</h3>
      <p className="small muted">
        Up to {MAX_QUESTIONS} questions. Explain why each answer is right or wrong: people learn
        from that.
      </p>
      {numbers(MAX_QUESTIONS).map((number) => {
        const ask = values[questionField(number)] ?? "";
        return (
          <Details
            key={`${number}${isWrong(number)}`}
            summary={`Question ${number}${ask ? `: ${ask}` : ""}`}
            isOpen={isWrong(number)}
          >
            <Question number={number} field={field} />
          </Details>
        );
      })}
    </div>
  );
}

const places = numbers(MAX_OPTIONS).map((number) => ({
  value: String(number),
  label: `Answer ${number}`,
}));

function Question({ number, field }: { number: number; field: FieldOf }) {
  const of = (part?: string) => field(questionField(number, part));
  return (
    <div className="ldesk__question">
      <Field label={`Question ${number}`} maxLength={400} {...of()} />
      {numbers(MAX_OPTIONS).map((at) => (
        <div key={at} className="ldesk__answer">
          <Field label={`Answer ${at}`} maxLength={400} {...of(`text-${at}`)} />
          <Field label={`Why, for answer ${at}`} maxLength={400} {...of(`why-${at}`)} />
        </div>
      ))}
      <SelectField label="The right one" placeholder="Choose" options={places} {...of("right")} />
    </div>
  );
}
