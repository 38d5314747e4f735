import { data } from "react-router";
import { answerChangePassword } from "#app/compose/account/change-password.server.ts";
import { answerProfile, loadProfile } from "#app/compose/account/profile.server.ts";
import { ProfilePage } from "#domain/accounts/people/components/profile-page.tsx";
import { ChangePasswordPage } from "#domain/accounts/sign-in/components/change-password-page.tsx";
import type { Route } from "./+types/route";

const PAGE = "/university-user-profile";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (params.type !== undefined && params.type !== "password") {
    throw data("We could not find that page.", { status: 404 });
  }
  return { isPassword: params.type === "password", page: await loadProfile({ request, context }) };
}

export function action({ request, params, context }: Route.ActionArgs) {
  const answer = params.type === "password" ? answerChangePassword : answerProfile;
  return answer({ request, context });
}

export function meta() {
  return [{ title: "Your profile - Waymark" }];
}

export default function UniversityProfile({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.isPassword ? (
    <ChangePasswordPage state={actionData} profileHref={PAGE} />
  ) : (
    <ProfilePage {...loaderData.page} state={actionData} passwordHref={`${PAGE}/password`} />
  );
}
