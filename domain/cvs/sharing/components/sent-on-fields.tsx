import { Field } from "#ui/field.tsx";

type SentOnFieldsProps = {
  today: string;
  values: Record<string, string>;
  errors: Record<string, string[]>;
};

/** When something was sent, and what is worth remembering of it. */
export function SentOnFields({ today, values, errors }: SentOnFieldsProps) {
  return (
    <>
      <Field
        label="Sent on"
        name="sentOn"
        type="date"
        defaultValue={values.sentOn ?? today}
        error={errors.sentOn?.[0]}
      />
      <Field
        label="Note"
        name="note"
        hint="Such as: by email, with the dissertation"
        maxLength={1000}
        defaultValue={values.note}
        error={errors.note?.[0]}
      />
    </>
  );
}
