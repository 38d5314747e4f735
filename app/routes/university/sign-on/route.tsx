import { OfficeTabs } from "#app/shell/office-tabs.tsx";
import { SignOnScreen } from "#domain/accounts/single-sign-on/settings/components/sign-on-screen.tsx";
import type { Route } from "./+types/route";
import { answerSignOn, loadSignOn } from "./page.server.ts";
import "#app/shell/desk.css";

export function loader(args: Route.LoaderArgs) {
  return loadSignOn(args);
}

export function action(args: Route.ActionArgs) {
  return answerSignOn(args);
}

export function meta() {
  return [{ title: "Sign-in through your university - Waymark" }];
}

export default function SignOnPage({ loaderData, actionData }: Route.ComponentProps) {
  const token = actionData && "token" in actionData ? actionData.token : null;
  return (
    <SignOnScreen
      {...loaderData}
      directory={{ ...loaderData.directory, token }}
      state={actionData}
      tabs={<OfficeTabs current="sign-on" />}
    />
  );
}
