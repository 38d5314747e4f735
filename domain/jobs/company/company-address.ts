/** Where an employer's page lies on its site. */
export function companyAddress(slug: string): string {
  return `/companies/${encodeURIComponent(slug)}`;
}
