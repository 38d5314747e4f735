import { data, Form } from "react-router";
import { openStopLink, stopListReminders } from "#domain/universities/mail-stop.server.ts";
import { stopMessages } from "#domain/university-messages/mail-message.server.ts";
import { Button } from "#ui/button.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

/** Looking changes nothing: mail programs open links by themselves. */
export function loader({ params }: Route.LoaderArgs) {
  const kind = openStopLink(params.token, new Date())?.kind ?? null;
  return data({ kind }, { headers: { "x-robots-tag": "noindex" } });
}

/** Done at once, as mail providers ask it to be (RFC 8058): no cookies, no redirect. */
export async function action({ params }: Route.ActionArgs) {
  const now = new Date();
  const stop = openStopLink(params.token, now);
  if (stop === null) return data({ isStopped: false }, { status: 400 });
  if (stop.kind === "list") await stopListReminders(stop.studentId, now);
  else await stopMessages(stop, now);
  return data({ isStopped: true });
}

export function meta() {
  return [{ title: "Stop these emails - Waymark" }, { name: "robots", content: "noindex" }];
}

const leads = {
  list: "No more reminders to register. You can still register with your address.",
  messages:
    "No more emails from your careers service. You still see its messages on your dashboard.",
};

export default function StopUniversityMail({ loaderData, actionData }: Route.ComponentProps) {
  const { kind } = loaderData;
  return (
    <main id="main" className="wrap">
      {kind === null ? (
        <PageHead title="This link is incomplete" lead="Open it again from the email." />
      ) : actionData?.isStopped ? (
        <PageHead title="Stopped" lead={leads[kind]} />
      ) : (
        <>
          <PageHead title="Stop these emails?" lead={leads[kind]} />
          <Form method="post">
            <Button>Stop them</Button>
          </Form>
        </>
      )}
    </main>
  );
}
