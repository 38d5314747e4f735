import type { Role } from "#rules/access/visitor.ts";

/** Somebody of the demo on one of its sites, or a guest. */
export type Person = {
  who: string;
  email: string | null;
  role: Role | null;
  site: "main" | "northgate";
  cookie: string;
};
