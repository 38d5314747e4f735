import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import type { AttributeMapping } from "#rules/sign-on.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { MappingFields } from "./mapping-fields.tsx";

type OidcFormProps = {
  saved: { issuer: string; clientId: string } | null;
  mapping: AttributeMapping;
  state: FormState | undefined;
};

export function OidcForm({ saved, mapping, state }: OidcFormProps) {
  return (
    <Form method="post" className="desk__form" noValidate>
      <Field
        label="Issuer"
        name="issuer"
        type="url"
        hint="The address that your provider gives as issuer, such as https://login.example.ac.uk."
        defaultValue={valueIn(state, "issuer", saved?.issuer)}
        error={errorIn(state, "issuer")}
      />
      <Field
        label="Client ID"
        name="clientId"
        defaultValue={valueIn(state, "clientId", saved?.clientId)}
        error={errorIn(state, "clientId")}
      />
      <Field
        label="Client secret"
        name="clientSecret"
        type="password"
        autoComplete="off"
        hint={
          saved
            ? "Kept encrypted. Leave it empty to keep the one we have."
            : "Kept encrypted, and never shown again."
        }
        error={errorIn(state, "clientSecret")}
      />
      <Details summary="Which attribute holds what" isOpen={hasMappingError(state)}>
        <MappingFields mapping={mapping} state={state} />
      </Details>
      <div className="btns">
        <Button name="intent" value="save-oidc">
          Save OpenID Connect
        </Button>
      </div>
    </Form>
  );
}

type SamlFormProps = {
  saved: { metadataUrl: string } | null;
  mapping: AttributeMapping;
  state: FormState | undefined;
};

export function SamlForm({ saved, mapping, state }: SamlFormProps) {
  return (
    <Form method="post" encType="multipart/form-data" className="desk__form" noValidate>
      <Field
        label="Address of your provider’s metadata"
        name="metadataUrl"
        type="url"
        hint="We read it now and every night, so a new certificate is found by itself."
        defaultValue={valueIn(state, "metadataUrl", saved?.metadataUrl)}
        error={errorIn(state, "metadataUrl")}
      />
      <Field
        label="Or its metadata as a file"
        name="metadataFile"
        type="file"
        accept=".xml,application/xml,text/xml"
        hint="Send a new file when the certificate changes. Both certificates may be in it meanwhile."
        error={errorIn(state, "metadataFile")}
      />
      <TextareaField
        label="Or paste it here"
        name="metadataXml"
        rows={4}
        spellCheck={false}
        defaultValue={valueIn(state, "metadataXml")}
        error={errorIn(state, "metadataXml")}
      />
      <Details summary="Which attribute holds what" isOpen={hasMappingError(state)}>
        <MappingFields mapping={mapping} state={state} />
      </Details>
      <div className="btns">
        <Button name="intent" value="save-saml">
          Save SAML
        </Button>
      </div>
    </Form>
  );
}

function hasMappingError(state: FormState | undefined): boolean {
  return ["email", "studentValues", "alumniValues"].some((name) => errorIn(state, name));
}
