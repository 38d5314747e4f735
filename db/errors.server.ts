/** True where the database refused a write because of this constraint or unique index. */
export function violates(error: unknown, constraintName: string): boolean {
  // Drizzle wraps the driver's error, sometimes more than once.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("constraint" in cause && cause.constraint === constraintName) return true;
  }
  return false;
}
