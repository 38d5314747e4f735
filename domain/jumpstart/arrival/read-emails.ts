/** The addresses in some pasted lines, whatever stands between them. */
export function readEmails(pasted: string): string[] {
  return pasted
    .split(/[\s,;<>"]+/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.includes("@"));
}
