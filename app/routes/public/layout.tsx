import { Outlet } from "react-router";
import { CookieBanner } from "#app/shell/cookie-banner.tsx";
import { cookieChoiceOf } from "#app/shell/cookie-choice.server.ts";
import { VisitorShell } from "#app/shell/visitor-shell.tsx";
import type { Route } from "./+types/layout";

// Keep this loader: without one, moving between pages in the browser would
// not contact the server, and the root guard would not run.
export function loader({ request }: Route.LoaderArgs) {
  return { cookieChoice: cookieChoiceOf(request) };
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <VisitorShell>
        <Outlet />
      </VisitorShell>
      <CookieBanner choice={loaderData.cookieChoice} />
    </>
  );
}
