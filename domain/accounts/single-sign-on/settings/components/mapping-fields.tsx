import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import type { AttributeMapping } from "#rules/sign-on.ts";
import { Field } from "#ui/field.tsx";

type MappingFieldsProps = { mapping: AttributeMapping; state: FormState | undefined };

const fields = [
  { name: "email", label: "Email address", hint: "Each person needs one, on one of your domains." },
  { name: "givenName", label: "Given name" },
  { name: "familyName", label: "Family name" },
  {
    name: "affiliation",
    label: "Student or graduate",
    hint: "Leave it empty if only students can sign in at your provider.",
  },
  { name: "studentValues", label: "Values that mean a student", hint: "Separate with commas." },
  { name: "alumniValues", label: "Values that mean a graduate", hint: "Separate with commas." },
  { name: "course", label: "Course", hint: "Leave it empty if your provider does not send it." },
] as const;

/** Which attribute holds what. */
export function MappingFields({ mapping, state }: MappingFieldsProps) {
  const usual = (name: keyof AttributeMapping) => [mapping[name]].flat().join(", ");
  return fields.map(({ name, label, ...more }) => (
    <Field
      key={name}
      label={label}
      name={name}
      defaultValue={valueIn(state, name, usual(name))}
      error={errorIn(state, name)}
      {...more}
    />
  ));
}
