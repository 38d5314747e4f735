import type { ReactNode } from "react";
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "#ui/styles/tokens.css";
import "#ui/styles/base.css";
import { faces } from "#ui/faces.ts";
import { LoadingLine } from "#ui/loading-line.tsx";
import { FlashArea } from "#ui/toast.tsx";
import type { Route } from "./+types/root";
import { announcementFor } from "./announcement.server.tsx";
import { useFocusOnArrival } from "./arrival.ts";
import { formAnswerContext } from "./contexts.ts";
import { takeFlash } from "./flash.server.ts";
import { guard } from "./guard.server.ts";
import { describeRoot } from "./root-data.server.ts";
import { useOfficeBrand, useRootData } from "./root-data.ts";
import { useRootScreen } from "./root-screen.ts";
import { useSessionWatch } from "./session-watch.ts";
import { CookieBanner } from "./shell/cookie-banner.tsx";
import { cookieChoiceOf } from "./shell/cookie-choice.server.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";

export const middleware: Route.MiddlewareFunction[] = [guard];

export async function loader({ request, context }: Route.LoaderArgs) {
  const taken = await takeFlash(request);
  const root = {
    ...describeRoot(context),
    announcement: await announcementFor(context, new Date()),
    flash: taken?.flash ?? null,
    // An answer leads to the page anew. Where that would take what was typed with it, the next page asks.
    asksAboutCookies: cookieChoiceOf(request) === null && !context.get(formAnswerContext),
  };
  return data(root, taken ? { headers: { "set-cookie": taken.clear } } : undefined);
}

// Every navigation asks the server, and so the guard, even between pages without a loader.
export function shouldRevalidate() {
  return true;
}

export function links(): Route.LinkDescriptors {
  return [
    ...faces.map((href) => ({
      rel: "preload",
      as: "font",
      type: "font/woff2",
      href,
      crossOrigin: "anonymous" as const,
    })),
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const { site, brand, system_country_id } = useRootData();
  const ownBrand = useOfficeBrand();
  const { isLoading, routename } = useRootScreen();

  return (
    <html
      lang="en-GB"
      data-country={system_country_id}
      data-route={routename}
      data-microsite={site.university?.slug}
      style={ownBrand ?? brand ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <LoadingLine isLoading={isLoading} />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { flash, asksAboutCookies } }: Route.ComponentProps) {
  useSessionWatch();
  useFocusOnArrival(flash);
  return (
    <>
      {/* First, though it stands at the foot: what lies over a page is what the keyboard reaches first. */}
      <div className="window-foot">
        <FlashArea message={flash?.message} tone={flash?.tone} arrivedWith={flash} />
        {asksAboutCookies ? <CookieBanner /> : null}
      </div>
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
