import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

type FeedbackFormProps = {
  className: string;
  given: { rating: number | null; words: string };
  action: string;
  state: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

const ratings = [
  { value: "5", label: "5, very" },
  { value: "4", label: "4" },
  { value: "3", label: "3" },
  { value: "2", label: "2" },
  { value: "1", label: "1, not at all" },
];

/** What somebody thought of it. The host reads it without a name. */
export function FeedbackForm({ given, action, state, className }: FeedbackFormProps) {
  const rating = state?.values.rating ?? (given.rating === null ? "" : String(given.rating));
  return (
    <Form method="post" action={action} className={className} preventScrollReset>
      <RadioGroup
        legend="How useful was it?"
        name="rating"
        options={ratings}
        defaultValue={rating}
        error={state?.errors.rating?.[0]}
      />
      <TextareaField
        label="What should the host know?"
        hint="Optional. The host does not see your name."
        name="words"
        rows={3}
        defaultValue={state?.values.words ?? given.words}
        error={state?.errors.words?.[0]}
      />
      <Button variant="second" name="intent" value="feedback">
        {given.rating === null ? "Send feedback" : "Change feedback"}
      </Button>
    </Form>
  );
}
