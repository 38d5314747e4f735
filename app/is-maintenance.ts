import { isRouteErrorResponse } from "react-router";

/** Whether an error is the guard's own, and not another that also answers 503. */
export function isMaintenance(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.data?.reason === "maintenance";
}
