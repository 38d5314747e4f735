import type { EmployerFound } from "#rules/uk-work/verdict-types.ts";

const standings: Readonly<Record<string, EmployerFound["standing"]>> = {
  licensed: "licensed",
  licensed_restricted: "restricted",
  licensed_other_routes: "other-routes",
  possible_match: "possible",
  not_found: "not-found",
};

export type EmployerRow = {
  employerName: string;
  employerTown: string | null;
  sponsorStatus: string | null;
  sponsorAsOf: string | null;
};

export function standingOf(sponsorStatus: string | null): EmployerFound["standing"] {
  return standings[sponsorStatus ?? ""] ?? "unknown";
}

/** The register's answer as the rules ask for it; an employer nobody looked up is unknown. */
export function employerFound(row: EmployerRow): EmployerFound {
  return {
    standing: standingOf(row.sponsorStatus),
    name: row.employerName,
    town: row.employerTown,
    asOf: row.sponsorAsOf,
  };
}
