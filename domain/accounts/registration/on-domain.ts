/** "ada@mail.cs.uni.example" is on "cs.uni.example" and on "uni.example", never on "example". */
export function domainSuffixes(email: string): string[] {
  const labels = (email.split("@")[1] ?? "").trim().toLowerCase().split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/** Whether an address is on one of the domains, or on a sub-domain of one. */
export function isOnDomain(email: string, domains: readonly string[]): boolean {
  const suffixes = domainSuffixes(email);
  return domains.some((domain) => suffixes.includes(domain.toLowerCase()));
}
