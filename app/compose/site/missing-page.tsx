import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorSignpost } from "#app/shell/error-screen.tsx";
import { isWayBack } from "./way-back.ts";
import { WayBackLinks } from "./way-back-links.tsx";

/** The error page of an address under which editors write: what is not there, and what is near it. */
export function MissingPage() {
  const error = useRouteError();
  const way = isRouteErrorResponse(error) && isWayBack(error.data) ? error.data : null;
  return <ErrorSignpost error={error}>{way ? <WayBackLinks {...way} /> : null}</ErrorSignpost>;
}
