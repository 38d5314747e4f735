/** Of one field: its name, its words, and what is wrong with them. */
export type FieldOf = (
  name: string,
  value: string,
) => { name: string; defaultValue: string; error: string | undefined };
