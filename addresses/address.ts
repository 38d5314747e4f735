import type { Access, Requirement } from "#rules/access/decide.ts";
import type { Role } from "#rules/access/visitor.ts";
import { exampleOf } from "./examples.ts";

/** Whose room a page stands in: its folder under routes/, and so its shell. */
export type Audience =
  | "public"
  | "account"
  | "student"
  | "jumpstart"
  | "university"
  | "employer"
  | "staff"
  | "dev"
  | "resources";

/** What may be posted to an address, where that is not a usual form of the site's own pages. */
export type Posting = {
  /** The largest body it takes; a usual one has one megabyte. */
  maxMegabytes?: number;
  /**
   * May come from anywhere, as a mail provider's one click does (RFC 8058): a signature is the
   * permission, in the last part of the path or as `s` in the query.
   */
  signature?: "path" | "query";
  /** May come from anywhere, and nothing is written: a phone's share sheet has no page behind it. */
  isOpenToAll?: true;
  /**
   * May come from anywhere, because what is in it is signed: a university's sign-in page posts its
   * answer to us (SAML). Browsers send no cookies with it.
   */
  isSignedInside?: true;
  /** Methods besides GET, HEAD and POST: for machines, by a token. */
  methods?: readonly ("PUT" | "PATCH" | "DELETE")[];
  /** `save`: counted apart from other writes. `drawing`: writes nothing, so it is not counted. */
  kind?: "save" | "drawing";
};

export type Address = Requirement & {
  /** React Router's pattern, with a leading slash. */
  path: string;
  /** The route's name, unique; the browser app knows it as `routename`. */
  name: string;
  audience: Audience;
  /** Module under routes/, without its ending. */
  file: string;
  /** The path with its blanks filled from the demo, for tests and for trying it. */
  example: string;
  posting?: Posting;
};

/** Roles that look for work themselves: they own the student's screens. */
export const jobSeekers = ["student", "alumni", "ambassador"] as const satisfies readonly Role[];
export const cvOwners = [...jobSeekers, "predeparture_student"] as const satisfies readonly Role[];
export const ambassadorsOnly = ["ambassador"] as const satisfies readonly Role[];
export const universityOnly = ["university_admin"] as const satisfies readonly Role[];
export const employersOnly = ["employer"] as const satisfies readonly Role[];
export const staffOnly = ["staff"] as const satisfies readonly Role[];

export function page(
  path: string,
  name: string,
  file: string,
  access: Access,
  roles?: readonly Role[],
): Address {
  const audience = file.split("/")[0] as Audience;
  return { path, name, audience, file, access, roles, example: exampleOf(path) };
}

/** A logo has two megabytes at most, and there is a form around it. */
export const LOGO_MEGABYTES = 2.5;

export function withPosting(posting: Posting, address: Address): Address {
  return { ...address, posting };
}

export function moved(path: string, name: string): Address {
  return page(path, name, "resources/moved", "public");
}
