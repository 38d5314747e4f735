import { type RouterContextProvider, redirect } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { hubPaths } from "#domain/learning/catalogue/hub-paths.ts";
import { mayWatch } from "#domain/learning/media/lesson-media.ts";
import type { Visitor } from "#rules/access/visitor.ts";

type Context = Readonly<RouterContextProvider>;

export function hasPremium(visitor: Visitor): boolean {
  return mayWatch({ tier: "premium", isPublished: true }, visitor);
}

/** The second lock on premium pages: anyone who has none reads what it is and how to get it. */
export function requirePremium(context: Context): void {
  if (!hasPremium(context.get(visitorContext))) throw redirect(hubPaths.offer);
}
