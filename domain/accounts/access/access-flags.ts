/** A person's own flags: null follows the university, undefined leaves it as it is. */
export type AccessFlags = {
  cihPremium?: boolean | null;
  countryGuide?: boolean | null;
  pageAccess?: boolean | null;
};

/** Only the three flags, whatever else a form may have carried, and only those that were given. */
export function chosenFlags<Flags extends AccessFlags>(given: Flags) {
  const { cihPremium, countryGuide, pageAccess } = given;
  const flags = { cihPremium, countryGuide, pageAccess };
  return Object.fromEntries(
    Object.entries(flags).filter(([, value]) => value !== undefined),
  ) as Pick<Flags, keyof AccessFlags>;
}

/** As the trail of security events writes them. */
export function flagsForAudit(flags: AccessFlags): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chosenFlags(flags)).map(([flag, value]) => [
      flag,
      value === null ? "follows" : String(value),
    ]),
  );
}
