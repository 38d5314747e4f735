import { useId } from "react";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Question, QuestionField, QuestionGroup } from "../question.ts";
import "#ui/check.css";
import "./questions.css";

/** Every group of questions under its title. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
  return groups.map((group) => <Group key={group.id} group={group} />);
}

function Group({ group }: { group: QuestionGroup }) {
  const id = useId();
  return (
    <section className="ab-group" data-group={group.id} aria-labelledby={id}>
      <h3 id={id}>{group.title}</h3>
      <ul>
        {group.questions.map((question) => (
          <li className="ab-q" key={question.label}>
            {isSingle(question) ? <One question={question} /> : <Several question={question} />}
            {question.points ? (
              <p className="ab-q__p">
                <b>{question.points.points}</b> of {question.points.most}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isSingle({ fields }: Question): boolean {
  return fields.length === 1 && fields[0]?.kind !== "tick";
}

function One({ question }: { question: Question }) {
  const field = question.fields[0]!;
  return <Control field={field} label={question.label} hint={question.hint} link={question.link} />;
}

/** A few fields that answer one question together, named by it. */
function Several({ question }: { question: Question }) {
  const id = useId();
  return (
    <div className="ab-q__several" role="group" aria-labelledby={id}>
      <div>
        <p className="label" id={id}>
          {question.label}
        </p>
        {question.hint ? <p className="hint">{question.hint}</p> : null}
        <MoreLink link={question.link} />
      </div>
      <div className={question.fields.length > 1 ? "ab-q__grid" : undefined}>
        {question.fields.map((field) => (
          <Control key={field.name} field={field} label={field.label} hint={null} link={null} />
        ))}
      </div>
    </div>
  );
}

type ControlProps = Pick<Question, "hint" | "link"> & { field: QuestionField; label: string };

function Control({ field, label, hint, link }: ControlProps) {
  const error = field.error ?? undefined;
  const words =
    hint || link ? (
      <>
        {hint}
        <MoreLink link={link} />
      </>
    ) : undefined;

  if (field.kind === "tick") {
    return (
      <label className="check">
        <input
          type="checkbox"
          id={field.name}
          name={field.name}
          value="yes"
          defaultChecked={field.isTicked}
        />
        <span>{label}</span>
      </label>
    );
  }
  if (field.kind === "choice") {
    return (
      <SelectField
        name={field.name}
        label={label}
        hint={words}
        options={field.options}
        defaultValue={field.value}
        error={error}
      />
    );
  }
  return (
    <Field
      name={field.name}
      label={label}
      hint={words}
      error={error}
      defaultValue={field.value}
      type={field.kind === "day" ? "date" : "text"}
      inputMode={field.kind === "number" ? "numeric" : undefined}
      pattern={field.pattern}
      autoComplete="off"
    />
  );
}

function MoreLink({ link }: { link: Question["link"] }) {
  if (!link) return null;
  return (
    <a className="ab-q__more" href={link.href}>
      {link.label}
    </a>
  );
}
