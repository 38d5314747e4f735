import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";

type CompanyLogoProps = {
  employer: { name: string; logoId: string | null };
  error: string | undefined;
};

/** Where a company sets its logo. Sent as a document: a file too large for the door gets a page of its own. */
export function CompanyLogo({ employer, error }: CompanyLogoProps) {
  return (
    <section className="desk__section" aria-labelledby="logo-heading">
      <h2 id="logo-heading">Logo</h2>
      {employer.logoId ? (
        <img
          src={`/pictures/${employer.logoId}`}
          alt={`Logo of ${employer.name}`}
          width={96}
          height={96}
          style={{ objectFit: "contain" }}
        />
      ) : null}
      <Form method="post" encType="multipart/form-data" className="desk__form" reloadDocument>
        <Field
          label="A new logo"
          hint="PNG, JPEG or WebP, up to 2 MB and 4 million pixels."
          name="logo"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          error={error}
        />
        <Button name="intent" value="set-logo" variant="second">
          Use this logo
        </Button>
      </Form>
      {employer.logoId ? (
        <Form method="post">
          <Button name="intent" value="remove-logo" variant="quiet">
            Remove the logo
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
