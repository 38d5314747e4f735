import { Form } from "react-router";
import { brandVariables } from "#ui/brand-variables.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { UniversityMark } from "./university-mark.tsx";

type LogoFormProps = {
  university: { name: string; crest: string; logoId: string | null; brandColour: string };
  error: string | undefined;
};

/** Where our staff set a university's logo. The `intent` says which button was pressed. */
export function LogoForm({ university, error }: LogoFormProps) {
  // Sent as a document: an answer to a file that is too large for the door is a page of its own.
  return (
    <section className="desk__section" aria-labelledby="logo-heading">
      <h2 id="logo-heading">Logo</h2>
      <div style={brandVariables(university.brandColour)}>
        <UniversityMark university={university} size={72} />
      </div>
      <Form method="post" encType="multipart/form-data" className="desk__form" reloadDocument>
        <Field
          label="A new logo"
          hint="PNG, JPEG or WebP, up to 2 MB and 4 million pixels. A square mark works best: the name is shown beside it."
          name="logo"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          error={error}
        />
        <Button name="intent" value="set-logo">
          Use this logo
        </Button>
      </Form>
      {university.logoId ? (
        <Form method="post">
          <Button name="intent" value="remove-logo" variant="quiet">
            Use the default crest
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
