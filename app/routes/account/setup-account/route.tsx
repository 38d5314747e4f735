import { href } from "react-router";
import { answerSetUp, loadSetUp } from "#app/compose/account/set-up.server.ts";
import { SetUpRail } from "#domain/accounts/registration/components/set-up-rail.tsx";
import {
  SetUpSpine,
  type SpineStop,
} from "#domain/accounts/registration/components/set-up-spine.tsx";
import { SetUpStopForm } from "#domain/accounts/registration/components/set-up-stop-form.tsx";
import { setUpStops, stopTitle } from "#domain/accounts/registration/set-up-stops.ts";
import { stopPromise, stopSummary } from "#domain/accounts/registration/set-up-summary.ts";
import { SET_UP_TIME } from "#domain/accounts/registration/set-up-time.ts";
import { AuthPage } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { LinkInvalid } from "#domain/accounts/sign-in/components/link-invalid.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export function loader({ request, context, params }: Route.LoaderArgs) {
  return loadSetUp({ request, context, params });
}

export function action({ request, context, params }: Route.ActionArgs) {
  return answerSetUp({ request, context, params });
}

export function meta() {
  return [{ title: "Create your account - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function SetUpAccount({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <LinkInvalid>
        <Link to={href("/register")}>ask for a new link</Link>
      </LinkInvalid>
    );
  }
  const { stop, role } = loaderData;

  return (
    <AuthPage
      title="Create your account"
      lead={`Four steps, ${SET_UP_TIME}. Each one is saved as you go.`}
    >
      <div className="reg">
        <SetUpSpine stops={spineOf(loaderData)}>
          <SetUpStopForm
            key={stop}
            {...loaderData}
            title={stopTitle(stop, role)}
            state={actionData ?? undefined}
          />
        </SetUpSpine>
        <SetUpRail />
      </div>
    </AuthPage>
  );
}

function spineOf(setUp: NonNullable<Route.ComponentProps["loaderData"]>): SpineStop[] {
  const here = setUpStops.indexOf(setUp.stop);
  return setUpStops.map((stop, index) => ({
    key: stop,
    title: stopTitle(stop, setUp.role),
    summary: index < here ? stopSummary(stop, setUp) : stopPromise(stop),
    state: index < here ? "done" : index === here ? "here" : "ahead",
    changeHref: `?${new URLSearchParams({ token: setUp.token, stop })}`,
  }));
}
