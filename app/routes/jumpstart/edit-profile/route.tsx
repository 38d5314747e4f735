import { answerProfile, loadProfile } from "#app/compose/account/profile.server.ts";
import { ProfilePage } from "#domain/accounts/people/components/profile-page.tsx";
import type { Route } from "./+types/route";

export function loader({ request, context }: Route.LoaderArgs) {
  return loadProfile({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return answerProfile({ request, context });
}

export function meta() {
  return [{ title: "Your profile - Waymark" }];
}

export default function JumpstartEditProfile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ProfilePage {...loaderData} state={actionData} passwordHref="/jumpstart-change-password" />
  );
}
