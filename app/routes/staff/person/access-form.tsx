import { Form } from "react-router";
import { roleNames, staffRoleNames } from "#domain/accounts/people/role-names.ts";
import { staffRoles } from "#rules/access/staff-role.ts";
import { roles } from "#rules/access/visitor.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Route } from "./+types/route";

export type AccessFormProps = {
  person: Route.ComponentProps["loaderData"]["person"];
  state: Route.ComponentProps["actionData"];
};

/** What somebody is, and what that opens. Only administrators see it. */
export function AccessForm({ person, state }: AccessFormProps) {
  const chosen = state?.values ?? {};
  return (
    <Form method="post" className="desk__form">
      <h2>Role and access</h2>
      <SelectField
        label="Role"
        name="role"
        defaultValue={chosen.role ?? person.role}
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
      {person.role === "staff" ? (
        <SelectField
          label="Staff role"
          name="staffRole"
          hint="There is always at least one administrator."
          defaultValue={chosen.staffRole ?? person.staffRole ?? "author"}
          options={staffRoles.map((role) => ({ value: role, label: staffRoleNames[role] }))}
        />
      ) : null}
      <FlagField label="Premium hub" name="cihPremium" value={person.cihPremium} />
      <FlagField label="Country guides" name="countryGuide" value={person.countryGuide} />
      <FlagField label="Any hub pages" name="pageAccess" value={person.pageAccess} />
      <Button>Save access</Button>
    </Form>
  );
}

type FlagFieldProps = { label: string; name: string; value: boolean | null };

function FlagField({ label, name, value }: FlagFieldProps) {
  const options = [
    { value: "follow", label: "As the university has it" },
    { value: "yes", label: "Yes, for this person" },
    { value: "no", label: "No, for this person" },
  ];
  const current = value === null ? "follow" : value ? "yes" : "no";
  return <SelectField label={label} name={name} defaultValue={current} options={options} />;
}
