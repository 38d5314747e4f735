import type { MissedName } from "#domain/sponsors/families/missed-names.server.ts";

/** The nearest organisation on the register today. */
export type Suggestion = { organisationId: number; name: string; town: string };

/** Null where nobody is near. */
export type SearchedName = MissedName & { suggestion: Suggestion | null };
