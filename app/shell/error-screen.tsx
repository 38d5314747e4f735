import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { useRootData, type Viewer } from "#app/root-data.ts";
import { BareShell } from "./bare-shell.tsx";
import type { NavLink } from "./navigation.ts";
import { Signpost } from "./signpost.tsx";
import { VisitorShell } from "./visitor-shell.tsx";

type Words = { title: string; lead: string };

const known: Record<number, Words> = {
  400: {
    title: "We could not read what was sent",
    lead: "Part of it was missing, or it has a character that cannot be stored. Go back, check what you typed and send it again.",
  },
  401: {
    title: "Sign in to open this page",
    lead: "Your session has ended. Nothing you saved is lost.",
  },
  403: {
    title: "This page is for another kind of account",
    lead: "You are signed in, but your account cannot open this page. Go back to your own pages.",
  },
  404: {
    title: "Page not found",
    lead: "The page may have moved or been deleted. Nothing is wrong with your account.",
  },
  405: {
    title: "This page does not accept forms",
    lead: "What you sent was for another page. Nothing was saved. Open the page again and start from there.",
  },
  415: {
    title: "We could not read what was sent",
    lead: "It was not sent by a form on this page. Open the page again and send it from there.",
  },
  503: {
    title: "Waymark is down for maintenance",
    lead: "We will be back in a few minutes. Nothing you saved is lost.",
  },
};

const fault: Words = {
  title: "Something went wrong on our side",
  lead: "It is not your fault, and we have a record of it. Go back and try again.",
};

/** Every way a page can fail, in the shell the visitor knows, with where to go instead. */
export function ErrorScreen({ error }: { error: unknown }) {
  const Shell = statusOf(error) === 503 ? BareShell : VisitorShell;
  return (
    <Shell>
      <ErrorSignpost error={error} />
    </Shell>
  );
}

/** The same within a shell that is already there. */
export function ErrorSignpost({ error, children }: { error: unknown; children?: ReactNode }) {
  const { viewer, ...help } = useRootData();
  const status = statusOf(error);
  const { title, lead } = known[status] ?? fault;
  return (
    <>
      <title>{`${title} - Waymark`}</title>
      <Signpost title={title} lead={lead} links={waysOn(status, viewer)} help={help}>
        {children}
      </Signpost>
    </>
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function waysOn(status: number, viewer: Viewer | null): NavLink[] {
  const start = viewer
    ? { label: "Your start page", to: viewer.start }
    : { label: "Home", to: "/" };
  const signIn = { label: "Sign in", to: "/login" };
  if (status === 503) return [{ label: "Try the home page", to: "/" }];
  return status === 401 ? [signIn, start] : [start, { label: "Jobs", to: "/jobs" }];
}
