import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import type { Role } from "#rules/access/visitor.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { type Crumb, PageHead } from "#ui/page-head.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { roleNames } from "../../people/role-names.ts";

type InvitePageProps = {
  crumb: Crumb;
  roles: readonly Role[];
  /** Offered to our own staff; a careers service invites to its own. */
  universities?: readonly SelectOption[];
  state: FormState | undefined;
};

/** One person, one role, one mail with a link that works once. */
export function InvitePage({ crumb, roles, universities, state }: InvitePageProps) {
  const { errors, values } = state ?? {};

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Invite somebody"
        lead="They get an email with a link that sets up their account. It works once, for 14 days."
        crumbs={[crumb]}
      />
      <Form method="post" className="desk__form" noValidate>
        <ErrorSummary errors={errors} />
        <Field
          label="Full name"
          name="name"
          autoComplete="off"
          defaultValue={values?.name}
          error={errors?.name?.[0]}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={values?.email}
          error={errors?.email?.[0]}
        />
        <SelectField
          label="They will be"
          name="role"
          placeholder="Choose one"
          defaultValue={values?.role ?? ""}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
          error={errors?.role?.[0]}
        />
        {universities ? (
          <SelectField
            label="University"
            name="universityId"
            placeholder="None"
            defaultValue={values?.universityId ?? ""}
            options={universities}
            error={errors?.universityId?.[0]}
          />
        ) : null}
        <Button>Send the invitation</Button>
      </Form>
    </main>
  );
}
