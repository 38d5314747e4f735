/** What people are called in a greeting: the first word of the name they gave. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}
