import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { type OfficeRole, officeRoles } from "#rules/access/office-role.ts";
import { Button } from "#ui/button.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Pager } from "#ui/pager.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Tag } from "#ui/tag.tsx";
import { officeRoleNames } from "../../people/role-names.ts";
import "#domain/universities/components/office/office.css";

const PAGE = "/university-user-profile/team";

type Colleague = { id: string; name: string; email: string; officeRole: OfficeRole | null };

type TeamPartProps = {
  team: readonly Colleague[];
  invited: readonly Colleague[];
  ownId: string;
  canChange: boolean;
  page: number;
  pageCount: number;
  state: FormState | undefined;
};

/** Who works in the careers service, what each may do, and who is invited. */
export function TeamPart({ team, invited, page, pageCount, ...rest }: TeamPartProps) {
  const { canChange, ownId, state } = rest;
  return (
    <>
      <ErrorSummary errors={state?.errors} />
      <Section title="Team">
        <ul className="office__list">
          {team.map((colleague) => (
            <li key={colleague.id}>
              <p>
                <b>
                  <bdi>{colleague.name}</bdi>
                </b>{" "}
                {colleague.id === ownId ? "(you)" : ""}
                <br />
                <span className="small muted">{colleague.email}</span>
              </p>
              {canChange ? <Change {...colleague} /> : <RoleTag {...colleague} />}
            </li>
          ))}
        </ul>
        <Pager
          label="Team"
          page={page}
          pageCount={pageCount}
          linkTo={(to) => `${PAGE}?page=${to}`}
        />
      </Section>
      <Section title="What each may do">
        <dl className="office__roles">
          {officeRoles.map((role) => (
            <div key={role}>
              <dt>
                <b>{officeRoleNames[role].name}</b>
              </dt>
              <dd>{officeRoleNames[role].may}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {invited.length > 0 ? <Invited invited={invited} canChange={canChange} /> : null}
      {canChange ? <Invite state={state} /> : null}
    </>
  );
}

function RoleTag({ officeRole }: Colleague) {
  return <Tag>{officeRole ? officeRoleNames[officeRole].name : "No role yet"}</Tag>;
}

const roleOptions = officeRoles.map((role) => ({ value: role, label: officeRoleNames[role].name }));

function Change({ id, name, officeRole }: Colleague) {
  return (
    <Form method="post" action={PAGE} className="office__row">
      <input type="hidden" name="person" value={id} />
      <SelectField
        id={`role-${id}`}
        label={`Role of ${name}`}
        isLabelHidden
        isSmall
        name="officeRole"
        defaultValue={officeRole ?? "viewer"}
        options={roleOptions}
      />
      <Button name="intent" value="change-role" variant="second" size="s">
        Save<span className="vh"> the role of {name}</span>
      </Button>
      <Button name="intent" value="sign-out" variant="quiet" size="s">
        Sign out<span className="vh"> {name} everywhere</span>
      </Button>
      <Confirm
        name="intent"
        value="remove"
        ask={
          <>
            Remove<span className="vh"> {name} from the team</span>
          </>
        }
        button={`Remove ${name}`}
      >
        They are signed out at once and can no longer see your students.
      </Confirm>
    </Form>
  );
}

function Invited({ invited, canChange }: Pick<TeamPartProps, "invited" | "canChange">) {
  return (
    <Section title="Invited">
      <ul className="office__list">
        {invited.map(({ id, name, email, officeRole }) => (
          <li key={id}>
            <p>
              <b>
                <bdi>{name}</bdi>
              </b>
              , as {officeRole ? officeRoleNames[officeRole].name.toLowerCase() : "adviser"}
              <br />
              <span className="small muted">{email}</span>
            </p>
            {canChange ? (
              <Form method="post" action={PAGE}>
                <input type="hidden" name="invitation" value={id} />
                <Button name="intent" value="withdraw" variant="quiet" size="s">
                  Withdraw<span className="vh"> the invitation of {name}</span>
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Invite({ state }: { state: FormState | undefined }) {
  const field = (name: string) => ({
    name,
    defaultValue: valueIn(state, name),
    error: errorIn(state, name),
  });
  return (
    <Section title="Invite a colleague">
      <Form method="post" action={PAGE} className="desk__form" noValidate>
        <Field {...field("name")} label="Full name" autoComplete="off" />
        <Field {...field("email")} label="Email" type="email" autoComplete="off" />
        <SelectField
          {...field("officeRole")}
          label="Role"
          placeholder="Choose one"
          options={roleOptions}
        />
        <Button name="intent" value="invite">
          Send the invitation
        </Button>
      </Form>
    </Section>
  );
}
