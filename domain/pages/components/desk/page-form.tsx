import { type FormEvent, useCallback, useRef } from "react";
import { Form } from "react-router";
import { useTypedBeforeHydration } from "#domain/drafts/components/use-typed-before-hydration.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { DraftWords } from "../../drafts/page-draft.ts";
import { readDraftForm } from "../../drafts/read-draft-form.ts";
import { BodyField } from "../editor/body-field.tsx";
import type { EditorView } from "./desk-view.ts";
import { FieldBoxes } from "./field-boxes.tsx";

type PageFormProps = {
  view: EditorView;
  now: DraftWords;
  revision: number;
  /** Grows when words change without being typed: the boxes are filled again. */
  filling: number;
  isEnhanced: boolean;
  onTyped: (state: DraftWords, field: string) => void;
  onSave: () => void;
};

/** The words of a page. Without script it posts; with it every change is read as it happens. */
export function PageForm({
  view,
  now,
  revision,
  filling,
  isEnhanced,
  onTyped,
  onSave,
}: PageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { specs } = view;
  const read = useCallback(
    (field: string) => {
      if (form.current) onTyped(readDraftForm(specs, new FormData(form.current)), field);
    },
    [specs, onTyped],
  );
  useTypedBeforeHydration(
    form,
    isEnhanced,
    useCallback(() => read(""), [read]),
  );
  const onSubmit = (event: FormEvent) => {
    if (!isEnhanced) return;
    event.preventDefault();
    onSave();
  };
  return (
    <Form
      ref={form}
      method="post"
      className="edform"
      noValidate
      onInput={({ target }) => read((target as HTMLInputElement).name ?? "")}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="revision" value={revision} />
      <Head key={`head-${filling}`} view={view} now={now} />
      <BodyField
        base={view.page.base}
        value={now.body}
        error={view.errors.body}
        onTyped={() => read("body")}
      />
      <About key={`about-${filling}`} view={view} now={now} />
      <div className="btns without-script">
        <Button name="intent" value="save">
          Save the draft
        </Button>
      </div>
    </Form>
  );
}

type PartProps = { view: EditorView; now: DraftWords };

function Head({ view: { errors }, now }: PartProps) {
  return (
    <>
      <TextareaField
        className="edform__title"
        label="Title"
        name="title"
        rows={2}
        maxLength={300}
        defaultValue={now.title}
        error={errors.title}
      />
      <TextareaField
        label="Summary"
        hint="Under the title, in lists and in search results. 300 characters at most."
        name="description"
        rows={2}
        defaultValue={now.description}
        error={errors.description}
      />
    </>
  );
}

function About({ view: { specs, options, errors }, now }: PartProps) {
  return (
    <section className="edform__about" aria-labelledby="about-page">
      <h2 id="about-page">About this page</h2>
      <SelectField
        label="Author"
        name="author"
        placeholder="No named author"
        options={options.author}
        defaultValue={now.author ?? ""}
        error={errors.author}
      />
      <Field
        label="Review by"
        hint="The date by which somebody must check it against its sources."
        name="reviewBy"
        type="date"
        defaultValue={now.reviewBy ?? ""}
        error={errors.reviewBy}
      />
      <FieldBoxes
        specs={specs}
        values={now.fields}
        errors={errors}
        options={options}
        prefix="fields."
      />
    </section>
  );
}
