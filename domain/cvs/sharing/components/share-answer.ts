/** What was wrong with what was sent, what it was, and the address that was made. */
export type ShareAnswer = {
  errors: Record<string, string[]>;
  values: Record<string, string>;
  address?: string;
};
