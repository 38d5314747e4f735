import { useState } from "react";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Section } from "#ui/section.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { UniversityMark } from "../university-mark.tsx";
import { BrandLook, isHexColour } from "./brand-look.tsx";
import "./office.css";

type Branded = {
  name: string;
  shortName: string;
  crest: string;
  logoId: string | null;
  brandColour: string;
  heroTitle: string | null;
  heroWords: string | null;
  ownLinks: readonly { label: string; url: string }[];
};

type BrandingPartProps = { university: Branded; canChange: boolean; state: FormState | undefined };

/** Colour, logo, words and links, with the microsite drawn as they are typed. */
export function BrandingPart({ university, canChange, state }: BrandingPartProps) {
  const kept = {
    brandColour: university.brandColour,
    heroTitle: university.heroTitle ?? "",
    heroWords: university.heroWords ?? "",
  };
  const [typed, setTyped] = useState({
    brandColour: valueIn(state, "brandColour", kept.brandColour),
    heroTitle: valueIn(state, "heroTitle", kept.heroTitle),
    heroWords: valueIn(state, "heroWords", kept.heroWords),
  });
  const field = (name: keyof typeof kept) => ({
    name,
    defaultValue: typed[name],
    error: errorIn(state, name),
    disabled: !canChange,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const colour = isHexColour(typed.brandColour) ? typed.brandColour.trim() : university.brandColour;
  const links = university.ownLinks.map(({ label, url }) => `${label}, ${url}`).join("\n");

  return (
    <div className="office__two">
      <div className="stack">
        <Form
          method="post"
          action="/university-user-profile/branding"
          className="desk__form"
          noValidate
        >
          <ErrorSummary errors={state?.errors} />
          <div className="office__colour">
            <Field
              {...field("brandColour")}
              label="Colour"
              hint="# and six digits, such as #0b5a4a."
              spellCheck={false}
              autoComplete="off"
            />
            <span className="office__swatch" style={{ background: colour }} />
          </div>
          <Field
            {...field("heroTitle")}
            label="Title before sign-in"
            hint="If empty, it says: Careers for international students."
            maxLength={80}
          />
          <TextareaField
            {...field("heroWords")}
            label="Text under the title"
            hint="Plain text, 240 characters at most."
            rows={3}
          />
          <TextareaField
            label="Your own links"
            name="ownLinks"
            hint="One per line: label, comma, address. For example: Visa advice, https://www.northgate.example/visas. Six at most. They are at the bottom of your site."
            rows={4}
            defaultValue={valueIn(state, "ownLinks", links)}
            error={errorIn(state, "ownLinks")}
            disabled={!canChange}
          />
          {canChange ? <Button>Save branding</Button> : null}
        </Form>
        {canChange ? <LogoPart university={university} /> : null}
      </div>
      <BrandLook
        university={university}
        typedColour={typed.brandColour}
        usualColour={university.brandColour}
        heroTitle={typed.heroTitle}
        heroWords={typed.heroWords}
      />
    </div>
  );
}

/** Sent as a document: an answer to a file that is too large for the door is a page of its own. */
function LogoPart({ university }: { university: Branded }) {
  return (
    <Section title="Logo">
      <UniversityMark university={university} size={72} />
      <Form
        method="post"
        action="/university/logo"
        encType="multipart/form-data"
        className="desk__form"
        reloadDocument
      >
        <Field
          label="A new logo"
          hint="PNG, JPEG or WebP, up to 2 MB and 4 million pixels. A square mark works best: the name is shown beside it."
          name="logo"
          type="file"
          accept="image/png,image/jpeg,image/webp"
        />
        <div className="btns">
          <Button name="intent" value="set-logo" variant="second">
            Use this logo
          </Button>
          {university.logoId ? (
            <Button name="intent" value="remove-logo" variant="quiet">
              Use the default crest
            </Button>
          ) : null}
        </div>
      </Form>
    </Section>
  );
}
