import { data, Form } from "react-router";
import { openStopLink } from "#domain/jumpstart/reminders/stop-link.server.ts";
import { stopReminders } from "#domain/jumpstart/reminders/want-reminders.server.ts";
import { Button } from "#ui/button.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

/** Looking changes nothing: mail programs open links by themselves. */
export function loader({ params }: Route.LoaderArgs) {
  const isWhole = openStopLink(params.token, new Date()) !== null;
  return data({ isWhole }, { headers: { "x-robots-tag": "noindex" } });
}

/** Done at once, as mail providers ask it to be (RFC 8058): no cookies, no redirect. */
export async function action({ params }: Route.ActionArgs) {
  const now = new Date();
  const userId = openStopLink(params.token, now);
  if (userId === null) return data({ isStopped: false }, { status: 400 });
  await stopReminders(userId, now);
  return data({ isStopped: true });
}

export function meta() {
  return [{ title: "Stop plan reminders - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function StopPlanReminders({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.isStopped) {
    return (
      <Screen
        title="Stopped"
        lead="You will get no more reminders of your plan. The plan itself stays."
      />
    );
  }
  if (!loaderData.isWhole) {
    return (
      <Screen
        title="This link is incomplete"
        lead="Open it again from the email, or stop reminders in your Jumpstart plan."
      />
    );
  }
  return (
    <Screen title="Stop plan reminders?" lead="No more emails at the start of each week.">
      <Form method="post">
        <Button>Stop them</Button>
      </Form>
    </Screen>
  );
}

type ScreenProps = { title: string; lead: string; children?: React.ReactNode };

function Screen({ title, lead, children }: ScreenProps) {
  return (
    <main id="main" className="wrap">
      <PageHead title={title} lead={lead} />
      {children}
    </main>
  );
}
