/** Something that is put on the audit trail, and what screens call it. */
export type AuditKind<Name extends string = string> = {
  readonly name: Name;
  readonly label: string;
};

type Kinds<Labels> = { readonly [Name in keyof Labels & string]: AuditKind<Name> };

/**
 * How a capability names its own kinds, each with its label, in a file called `audit-kinds.ts`. A
 * name is stored, so it never changes once it is released; its label may.
 */
export function auditKinds<const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
): Kinds<Labels> {
  return Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, { name, label }]),
  ) as Kinds<Labels>;
}
