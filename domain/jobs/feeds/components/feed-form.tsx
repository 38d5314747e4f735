import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { countries } from "../../vocabulary.ts";
import { feedFormats } from "../feed-formats.ts";

type FeedFormProps = {
  kept: Readonly<Record<string, string>>;
  state?:
    | { errors: Readonly<Record<string, string[]>>; values: Readonly<Record<string, string>> }
    | undefined;
  button: string;
};

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What a feed is, where it lies, and what holds for all its jobs. */
export function FeedForm({ kept, state, button }: FeedFormProps) {
  const values = state?.values ?? kept;
  const of = (name: string) => ({
    name,
    defaultValue: values[name],
    error: state?.errors[name]?.[0],
  });

  return (
    <Form method="post" className="desk__form">
      <Field label="Name" hint="Only staff see it." {...of("name")} />
      <SelectField
        label="Format"
        placeholder="Choose one"
        options={options(feedFormats)}
        {...of("format")}
      />
      <Field
        label="Address"
        hint="The full address of the feed, beginning with https://."
        type="url"
        inputMode="url"
        {...of("url")}
      />
      <Field
        label="Employer"
        hint="Only if the feed does not name one: Lever and Ashby boards do not."
        {...of("employerName")}
      />
      <SelectField
        label="Country"
        hint="For jobs whose own place says nothing."
        placeholder="None"
        options={options(countries)}
        {...of("country")}
      />
      <Button name="intent" value="save">
        {button}
      </Button>
    </Form>
  );
}
