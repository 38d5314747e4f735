import type { Address } from "#addresses/address.ts";
import { capabilityOf } from "#addresses/capabilities.ts";
import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { visitActivity } from "#domain/activity/activity-kinds.ts";
import { countToday } from "#domain/activity/count-today.server.ts";
import { searchActivity } from "#domain/jobs/board/activity-kinds.ts";
import { visaToolActivity } from "#domain/visas/tool/activity-kinds.ts";
import { isPrefetch } from "#platform/request-context.server.ts";

/** A link that was only pointed at is fetched ahead; that is not a visit. */
export function isVisit({ method, headers }: Request): boolean {
  return method === "GET" && !isPrefetch(headers.get("sec-purpose") ?? headers.get("purpose"));
}

/** Counts, once a day, that somebody signed in came for what this page is part of. */
export function countVisit(visitor: SignedVisitor, address: Address, now: Date): void {
  const capability = visitor.kind === "guest" ? null : capabilityOf(address);
  if (visitor.kind === "guest" || capability === null) return;
  const visit = { userId: visitor.id, thingId: capability, at: now };
  countToday(visitActivity["capability-visited"], visit);
}

type Tool =
  | "visa-check"
  | "graduate-visa-planner"
  | "points-calculator"
  | "express-entry"
  | "post-graduation-work-permit"
  | "irish-permit";

/** Counts, once a day, that somebody signed in had a visa tool answer them. */
export function countVisaCheck(visitor: SignedVisitor, tool: Tool, request: Request): void {
  if (visitor.kind === "guest" || !isVisit(request)) return;
  const check = { userId: visitor.id, thingId: tool, at: new Date() };
  countToday(visaToolActivity["visa-check-made"], check);
}

/** Counts, once a day, that somebody signed in searched for jobs in a field they chose. */
export function countFieldSearch(
  userId: string,
  fields: readonly string[],
  request: Request,
): void {
  if (!isVisit(request)) return;
  for (const field of fields)
    countToday(searchActivity["jobs-searched"], { userId, thingId: field, at: new Date() });
}
