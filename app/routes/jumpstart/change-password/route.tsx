import { answerChangePassword } from "#app/compose/account/change-password.server.ts";
import { ChangePasswordPage } from "#domain/accounts/sign-in/components/change-password-page.tsx";
import type { Route } from "./+types/route";

export function action({ request, context }: Route.ActionArgs) {
  return answerChangePassword({ request, context });
}

export function meta() {
  return [{ title: "Change your password - Waymark" }];
}

export default function JumpstartChangePassword({ actionData }: Route.ComponentProps) {
  return <ChangePasswordPage state={actionData} profileHref="/jumpstart-edit-profile" />;
}
