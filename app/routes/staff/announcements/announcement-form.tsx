import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { audiences } from "#domain/announcements/announcement.ts";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Marquee } from "#ui/marquee.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";

type AnnouncementFormProps = {
  state: FormState | undefined;
  universities: readonly SelectOption[];
  days: { startsOn: string; endsOn: string };
};

type Words = { message: string; linkLabel: string };

/** The words, for whom and when, with the line as readers will see it. */
export function AnnouncementForm({ state, universities, days }: AnnouncementFormProps) {
  const { errors, values = {} } = state ?? {};
  const [typed, setTyped] = useState<Words | null>(null);
  const words = typed ?? { message: values.message ?? "", linkLabel: values.linkLabel ?? "" };
  const field = (name: string, otherwise?: string) => ({
    name,
    defaultValue: values[name] ?? otherwise,
    error: errors?.[name]?.[0],
  });

  return (
    <>
      <ErrorSummary errors={errors} />
      <Form
        method="post"
        className="desk__form"
        noValidate
        onInput={(event) => setTyped(wordsIn(event))}
      >
        <Field label="Text" hint="At most 160 characters." {...field("message")} />
        <Field label="Address of a page with more information (optional)" {...field("linkPath")} />
        <Field label="Link text" {...field("linkLabel")} />
        <SelectField
          label="Site"
          {...field("site", "all")}
          options={[
            { value: "all", label: "All sites" },
            { value: "main", label: "The main site" },
            ...universities,
          ]}
        />
        <SelectField
          label="Who sees it"
          {...field("audience", "everybody")}
          options={Object.entries(audiences).map(([value, label]) => ({ value, label }))}
        />
        <Field label="First day" type="date" {...field("startsOn", days.startsOn)} />
        <Field label="Last day" type="date" {...field("endsOn", days.endsOn)} />
        <section className="desk__section" aria-labelledby="preview">
          <h2 id="preview">Preview</h2>
          {words.message ? (
            <Marquee key={words.message + words.linkLabel} label="Preview">
              {words.message} {words.linkLabel ? <u>{words.linkLabel}</u> : null}
            </Marquee>
          ) : (
            <p>Type the text to see the announcement.</p>
          )}
        </section>
        <div className="btns">
          <Button>Set announcement</Button>
          <noscript>
            <Button variant="second" name="intent" value="preview">
              Preview
            </Button>
          </noscript>
        </div>
      </Form>
    </>
  );
}

function wordsIn({ currentTarget }: FormEvent<HTMLFormElement>): Words {
  const fields = new FormData(currentTarget);
  return {
    message: String(fields.get("message") ?? ""),
    linkLabel: String(fields.get("linkLabel") ?? ""),
  };
}
