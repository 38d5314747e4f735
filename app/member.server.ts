import { data, type RouterContextProvider } from "react-router";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { visitorContext } from "./contexts.ts";

/** The signed-in person. The guard has let nobody else get here; this is the second lock. */
export function memberOf(context: Readonly<RouterContextProvider>): SignedInMember {
  const visitor = context.get(visitorContext);
  if (visitor.kind === "guest") throw data("Sign in to open this page.", { status: 401 });
  return visitor;
}

/** Whose request it is, on pages that anybody may open; null for a guest. */
export function userIdOf(context: Readonly<RouterContextProvider>): string | null {
  const visitor = context.get(visitorContext);
  return visitor.kind === "guest" ? null : visitor.id;
}

/** The university a careers adviser works for: every query of theirs starts with it. */
export function universityIdOf(context: Readonly<RouterContextProvider>): number {
  const { universityId } = memberOf(context);
  if (universityId === null) throw data("Your account has no university.", { status: 403 });
  return universityId;
}
