import { allowsNewWorkers, type Rating } from "#rules/sponsor-register/rating.ts";
import { SKILLED_WORKER } from "#rules/sponsor-register/route.ts";

/** What a route is for, for somebody who looks for a first job; only what `facts` 1.4 and 1.5 say. */
export function routeNote(route: string, rating: Rating): string {
  if (route === SKILLED_WORKER) {
    if (rating === "unknown")
      return "The route of most graduate jobs. We do not know this rating: ask the employer.";
    return allowsNewWorkers(rating)
      ? "The route of most graduate jobs. New workers are allowed."
      : "The route of most graduate jobs, but no new workers on this rating.";
  }
  if (route.startsWith("Global Business Mobility")) {
    return "For people whom a business abroad sends to the UK.";
  }
  return "Another route. It does not open the Skilled Worker route.";
}
