import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SuggestField } from "#ui/suggest-field.tsx";
import type { SponsorResult } from "../../sponsor.ts";
import { statusLabels } from "../../status-labels.ts";
import { suggestSponsors } from "../../suggest-sponsors.ts";

type FindOrganisationProps = {
  find: string;
  error: string | undefined;
  /** The name that is to be given, so that it is not typed twice. */
  givenName?: string;
};

/** First the organisation is found on the register, by any name of it. */
export function FindOrganisation({ find, error, givenName }: FindOrganisationProps) {
  return (
    <Form method="get" role="search" className="desk__search">
      {givenName ? <input type="hidden" name="name" value={givenName} /> : null}
      <SuggestField
        label="Find the organisation on the register"
        name="find"
        noun={{ one: "name on the register", many: "names on the register" }}
        suggest={suggestSponsors}
        defaultValue={find}
        error={error}
        maxLength={160}
      />
      <Button variant="second">Find</Button>
    </Form>
  );
}

type AliasFormProps = {
  choices: readonly SponsorResult[];
  state: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
  givenName?: string;
};

/** Then it is chosen, and given its other name. */
export function AliasForm({ choices, state, givenName }: AliasFormProps) {
  const only = choices.length === 1 ? String(choices[0]!.organisationId) : undefined;
  return (
    <Form method="post" className="desk__form">
      <RadioGroup
        legend="Which one is it?"
        name="organisationId"
        options={choices.map(choice)}
        defaultValue={state?.values.organisationId ?? only}
        error={state?.errors.organisationId?.[0]}
      />
      <Field
        label="Its other name"
        hint="As people write it, such as a short form or a brand."
        name="alias"
        maxLength={160}
        autoComplete="off"
        defaultValue={state?.values.alias ?? givenName}
        error={state?.errors.alias?.[0]}
      />
      <Button name="intent" value="add">
        Add the name
      </Button>
    </Form>
  );
}

function choice({ organisationId, name, town, standing }: SponsorResult) {
  const stands = standing ? statusLabels[standing] : "Not on the register today";
  return {
    value: String(organisationId),
    label: name,
    hint: [town, stands].filter(Boolean).join(". "),
  };
}
