import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import type { EditorView } from "./desk-view.ts";
import type { EditorAnswer } from "./editor-answer.ts";
import { type BeforeSending, useSavedFirst } from "./use-saved-first.ts";

type WhenPanelProps = {
  view: EditorView;
  answer: EditorAnswer | undefined;
  beforeSending: BeforeSending;
};

/** When it is published, and when it is taken off again, by itself. */
export function WhenPanel({ view, answer, beforeSending }: WhenPanelProps) {
  const { owner, publishing, ending } = view;
  if (!owner.mayPublish) return null;
  const asked = answer?.values.intent;
  return (
    <Details
      summary="Schedule"
      className="edpanel"
      isOpen={Boolean(publishing || ending || asked === "schedule" || asked === "end")}
    >
      {publishing ? (
        <Planned label={`To be published on ${publishing.label}`} intent="cancel-publish" />
      ) : null}
      <MomentForm
        intent="schedule"
        label="Schedule"
        legend="Publish on"
        {...{ owner, answer, beforeSending }}
      />
      {ending ? (
        <Planned label={`To be unpublished on ${ending.label}`} intent="cancel-end" />
      ) : null}
      <MomentForm
        intent="end"
        label="Unpublish then"
        legend="Unpublish on"
        {...{ owner, answer, beforeSending }}
      />
    </Details>
  );
}

function Planned({ label, intent }: { label: string; intent: string }) {
  return (
    <Form method="post" preventScrollReset className="edpanel__plan">
      <p>{label}</p>
      <Button size="s" variant="quiet" name="intent" value={intent}>
        Cancel this
      </Button>
    </Form>
  );
}

type MomentFormProps = {
  intent: "schedule" | "end";
  legend: string;
  label: string;
  owner: EditorView["owner"];
  answer: EditorAnswer | undefined;
  beforeSending: BeforeSending;
};

function MomentForm({ intent, legend, label, owner, answer, beforeSending }: MomentFormProps) {
  const onSubmit = useSavedFirst(beforeSending);
  const values = answer?.values.intent === intent ? answer.values : undefined;
  return (
    <Form method="post" preventScrollReset className="edpanel__form" onSubmit={onSubmit}>
      <fieldset className="edwhen">
        <legend>{legend}</legend>
        <p className="hint">
          On the clock in {owner.timeZone.split("/").at(-1)?.replaceAll("_", " ")}
        </p>
        <Field
          label="Day"
          id={`${intent}-day`}
          name="day"
          type="date"
          defaultValue={values?.day}
          error={values ? answer?.errors.day?.[0] : undefined}
        />
        <Field
          label="Time"
          id={`${intent}-time`}
          name="time"
          type="time"
          defaultValue={values?.time ?? "08:00"}
        />
      </fieldset>
      <Button name="intent" value={intent} variant="second" size="s">
        {label}
      </Button>
    </Form>
  );
}

/** Without script a picture goes to the end of the text; with it the editor asks where. */
export function PictureForm({ base }: { base: string }) {
  return (
    <Form
      method="post"
      action={`${base}/pictures`}
      encType="multipart/form-data"
      className="edpanel__form without-script"
    >
      <Field
        label="Picture"
        hint="PNG, JPEG or WebP, at most 12 MB. It goes to the end of the text."
        id="plain-picture"
        name="picture"
        type="file"
      />
      <Field label="What it shows" id="plain-alt" name="alt" maxLength={300} />
      <Button variant="second" size="s">
        Add the picture
      </Button>
    </Form>
  );
}

type AddressPanelProps = { view: EditorView; answer: EditorAnswer | undefined };

/** Another address. The one it has leads there for ever. */
export function AddressPanel({ view: { page, owner }, answer }: AddressPanelProps) {
  if (!page.canRename || !owner.mayPublish) return null;
  const isAsked = answer?.values.intent === "rename";
  return (
    <Details summary="Address" className="edpanel" isOpen={isAsked}>
      <Form method="post" preventScrollReset className="edpanel__form">
        <Field
          key={page.slug}
          label="End of its address"
          hint="The old address will always lead to the new one."
          name="slug"
          defaultValue={isAsked ? answer?.values.slug : page.slug}
          error={answer?.errors.slug?.[0]}
        />
        <Button name="intent" value="rename" variant="second" size="s">
          Rename
        </Button>
      </Form>
    </Details>
  );
}
