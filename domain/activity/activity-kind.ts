/** Something people do that is worth remembering, and what it is about: a job, a CV, nothing. */
export type ActivityKind<About extends string = string> = {
  readonly name: string;
  /** The kind of thing its id names; empty where there is no thing. */
  readonly about: About;
};

/** Each by its name: what it is about, or "" where it is about nothing in particular. */
type Declared = Readonly<Record<string, string>>;
type Kinds<Of extends Declared> = { readonly [Name in keyof Of]: ActivityKind<Of[Name]> };

/**
 * How a capability names its own kinds, in a file called `activity-kinds.ts`. This foundation knows
 * none of them. A name is stored, so it never changes once it is released.
 */
export function activityKinds<const Of extends Declared>(declared: Of): Kinds<Of> {
  return Object.fromEntries(
    Object.entries(declared).map(([name, about]) => [name, { name, about }]),
  ) as Kinds<Of>;
}
