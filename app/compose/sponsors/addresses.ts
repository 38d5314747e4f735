/** Where the parts of the licence checker stand. */
export const CHECKER = "/sponsorship-licence-checker";

export function organisationPath(organisationId: number): string {
  return `${CHECKER}/organisations/${organisationId}`;
}

export function checkPath(checkId: string): string {
  return `${CHECKER}/checks/${checkId}`;
}
