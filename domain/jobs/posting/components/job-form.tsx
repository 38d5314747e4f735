import { Check, TriangleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { JobEmployer } from "../../job-card.ts";
import { type Sponsorship, sponsorships } from "../../vocabulary.ts";
import { closingNote } from "../closing-note.ts";
import type { JobForm } from "../job-form.ts";
import { type PreviewCard, previewCard } from "../preview-card.ts";
import { agreementOf } from "../sponsorship-agreement.ts";
import { ApplyFields } from "./apply-fields.tsx";
import {
  ClosingFields,
  type FieldOf,
  KindFields,
  PayFields,
  PlaceFields,
  SponsorField,
} from "./job-form-fields.tsx";
import { PreviewAside } from "./preview-aside.tsx";
import "./posting.css";

type FormState = { errors: Record<string, string[]>; values: Record<string, string> };

type JobFormViewProps = {
  /** What is kept now; a new advert starts with the employer's country and zone. */
  kept: JobForm;
  state: FormState | undefined;
  /** The card of what is kept, written on the server. */
  card: PreviewCard;
  /** What the closing time is elsewhere, written on the server. */
  note: string | null;
  employer: JobEmployer;
  /** The ISO day on which it is written. */
  on: string;
  /** Buttons under the form. */
  actions: ReactNode;
  /** Beneath the card. */
  aside: ReactNode;
};

/** The advert's form beside the card that readers will get. Without script the card waits for the preview. */
export function JobFormView(props: JobFormViewProps) {
  const { kept, state, employer, on, actions, aside } = props;
  const [typed, setTyped] = useState<JobForm | null>(null);
  const values: Record<string, string | undefined> = state?.values ?? kept;
  const field: FieldOf = (name) => ({
    name,
    defaultValue: values[name] ?? "",
    error: state?.errors[name]?.[0],
  });
  const read = (event: FormEvent<HTMLFormElement>) =>
    setTyped(Object.fromEntries(new FormData(event.currentTarget)) as JobForm);

  return (
    <div className="emp">
      <Form method="post" className="emp__f" noValidate onInput={read}>
        <ErrorSummary errors={state?.errors} />
        <DraftOnEnter />
        <KindFields field={field} />
        <PayFields field={field} />
        <PlaceFields field={field} />
        <ClosingFields field={field} note={typed ? closingNote(typed) : props.note} />
        <SponsorField field={field} />
        <AdvertFields
          field={field}
          shown={typed ?? (values as JobForm)}
          register={employer.register?.state ?? null}
          on={on}
        />
        <div className="btns">{actions}</div>
      </Form>
      <PreviewAside
        card={typed ? previewCard(typed, employer, new Date()) : props.card}
        employer={employer.name}
        isFollowing={typed !== null}
      >
        {aside}
      </PreviewAside>
    </div>
  );
}

/** Enter in a field keeps the draft; only a press on its button sends the advert. */
function DraftOnEnter() {
  return (
    <button
      type="submit"
      className="vh"
      name="intent"
      value="draft"
      tabIndex={-1}
      aria-hidden="true"
    >
      Save draft
    </button>
  );
}

type AdvertFieldsProps = { field: FieldOf; shown: JobForm; register: string | null; on: string };

function AdvertFields({ field, shown, register, on }: AdvertFieldsProps) {
  return (
    <>
      <div>
        <TextareaField
          {...field("advert")}
          label="The advert"
          hint="Plain text. A blank line starts a paragraph, a line with a dash or a bullet is a list, ## makes a heading. Up to 12,000 characters."
          rows={12}
        />
        <AdvertNotes shown={shown} register={register} on={on} />
      </div>
      <ApplyFields field={field} />
    </>
  );
}

const disagreements = {
  differ: "Your answer on sponsoring and your text differ",
  "not-on-register": "You mention sponsoring, but we do not find you on the sponsor register",
  "register-limits": "You mention sponsoring, and the register lists you with limits",
} as const;

/** How long the advert is, and whether its words, the box above and the register say the same. */
function AdvertNotes({ shown, register, on }: Omit<AdvertFieldsProps, "field">) {
  const text = shown.advert ?? "";
  const count = text.match(/\S+/g)?.length ?? 0;
  const box = shown.sponsorship ?? "";
  const tickBox = Object.hasOwn(sponsorships, box) ? (box as Sponsorship) : "unsaid";
  const agreement = agreementOf({ tickBox, text, country: shown.country ?? "", register, on });

  return (
    <p className="small emp__count">
      <span>
        {count} {count === 1 ? "word" : "words"}. Most have 150 to 400.
      </span>
      {agreement === "agree" ? (
        <span className="emp__ok">
          <Icon icon={Check} />
          Your answer and your text agree
        </span>
      ) : null}
      {agreement !== "agree" && agreement !== "silent" ? (
        <span className="emp__ask">
          <Icon icon={TriangleAlert} />
          {disagreements[agreement]}
        </span>
      ) : null}
    </p>
  );
}
