import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import "./office.css";

const PAGE = "/university-user-profile/campuses";

type Campus = { id: number; name: string; town: string; isClosed: boolean };
type CampusesPartProps = {
  campuses: readonly Campus[];
  canChange: boolean;
  state: FormState | undefined;
};

/** Where a university is. Students choose one; a closed one stays with those who had it. */
export function CampusesPart({ campuses, canChange, state }: CampusesPartProps) {
  const isNew = state?.values.intent === "add-campus";
  return (
    <>
      <ErrorSummary errors={state?.errors} />
      <Section title="Campuses">
        {campuses.length === 0 ? (
          <EmptyState headingLevel={3} title="No campus is listed">
            List them where there are several: students then choose theirs, and figures can be read
            by campus.
          </EmptyState>
        ) : (
          <ul className="office__list">
            {campuses.map((campus) => (
              <li key={campus.id}>
                <CampusLine
                  {...campus}
                  canChange={canChange}
                  state={state?.values.campus === String(campus.id) ? state : undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {canChange ? (
        <Section title="Add a campus">
          <Form method="post" action={PAGE} className="desk__form" noValidate>
            <input type="hidden" name="intent" value="add-campus" />
            <Field
              label="Name"
              name="name"
              maxLength={80}
              defaultValue={isNew ? valueIn(state, "name") : ""}
              error={isNew ? errorIn(state, "name") : undefined}
            />
            <Field
              label="Town"
              name="town"
              maxLength={80}
              defaultValue={isNew ? valueIn(state, "town") : ""}
              error={isNew ? errorIn(state, "town") : undefined}
            />
            <Button>Add campus</Button>
          </Form>
        </Section>
      ) : null}
    </>
  );
}

type CampusLineProps = Campus & { canChange: boolean; state: FormState | undefined };

function CampusLine({ id, name, town, isClosed, canChange, state }: CampusLineProps) {
  if (!canChange || isClosed)
    return (
      <>
        <p>
          <b>{name}</b>, {town} {isClosed ? <Tag>Closed</Tag> : null}
        </p>
        {canChange ? (
          <Form method="post" action={PAGE}>
            <input type="hidden" name="campus" value={id} />
            <Button name="intent" value="open-campus" variant="quiet" size="s">
              Open {name} again
            </Button>
          </Form>
        ) : null}
      </>
    );
  return (
    <Form method="post" action={PAGE} className="office__row office__row--wide" noValidate>
      <input type="hidden" name="campus" value={id} />
      <Field
        id={`name-${id}`}
        label="Name"
        name="name"
        maxLength={80}
        defaultValue={valueIn(state, "name", name)}
        error={errorIn(state, "name")}
      />
      <Field
        id={`town-${id}`}
        label="Town"
        name="town"
        maxLength={80}
        defaultValue={valueIn(state, "town", town)}
        error={errorIn(state, "town")}
      />
      <Button name="intent" value="rename-campus" variant="second" size="s">
        Save<span className="vh"> {name}</span>
      </Button>
      <Button name="intent" value="close-campus" variant="quiet" size="s">
        Close<span className="vh"> {name}</span>
      </Button>
    </Form>
  );
}
