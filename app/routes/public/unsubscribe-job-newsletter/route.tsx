import { data } from "react-router";
import { StopMails } from "#domain/jobs/alerts/components/stop-mails.tsx";
import { isSignedFor } from "#domain/jobs/alerts/job-mails.server.ts";
import { requestStop, stopJobMails } from "#domain/jobs/alerts/unsubscribe.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import type { Route } from "./+types/route";

/** Looking changes nothing: mail programs open links by themselves. */
export function loader({ params, url }: Route.LoaderArgs) {
  const signature = url.searchParams.get("s");
  const isSigned = isSignedFor(params.email, signature, new Date());
  return data(
    { email: params.email.slice(0, 254), isSigned, isBroken: signature !== null && !isSigned },
    { headers: { "x-robots-tag": "noindex" } },
  );
}

/**
 * With a signature it is done at once, as mail providers ask it to be (RFC 8058):
 * no cookies, no redirect. Without one a mail with the signed link is sent, if there
 * is anything to stop; the answer does not say.
 */
export async function action({ params, url, context }: Route.ActionArgs) {
  const now = new Date();
  const signature = url.searchParams.get("s");
  if (isSignedFor(params.email, signature, now)) {
    await stopJobMails(params.email, now);
    return data({ done: "stopped" as const });
  }
  if (signature !== null) return data({ done: null }, { status: 400 });
  await requestStop(params.email, context.get(requestContext).clientAddress, now);
  return data({ done: "asked" as const });
}

export function meta() {
  return [{ title: "Stop job emails - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  return <StopMails {...loaderData} done={actionData?.done ?? null} />;
}
