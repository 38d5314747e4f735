import { PasswordField } from "#ui/password-field.tsx";

type NewPasswordFieldProps = { label: string; error: string | undefined };

/** A password being chosen, with what makes a good one. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      hint="At least 10 characters. Three or four words you can picture are easy to remember and hard to guess."
      error={error}
      minLength={10}
      maxLength={128}
      required
    />
  );
}
