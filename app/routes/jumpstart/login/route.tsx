import { href, redirect } from "react-router";
import { samePage } from "#app/compose/account/account-request.server.ts";
import { answerHeaders } from "#app/compose/account/answer-headers.ts";
import { answerSignIn } from "#app/compose/account/sign-in.server.ts";
import { siteContext } from "#app/contexts.ts";
import { relyingPartyAt } from "#domain/accounts/passkeys/relying-party.server.ts";
import { JumpstartSignIn } from "#domain/accounts/sign-in/components/jumpstart-sign-in.tsx";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import type { Route } from "./+types/route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const chosen = searchParams.get("university");
  if (chosen && /^\d+$/.test(chosen)) {
    throw redirect(href("/jumpstart-login/:university_id", { university_id: chosen }));
  }
  const { university } = context.get(siteContext);
  return {
    university: university && {
      id: university.id,
      name: university.name,
      shortName: university.shortName,
    },
    universities: university ? [] : await listUniversityChoices(new Date()),
    isSent: searchParams.has("sent"),
    hasPasskeys: relyingPartyAt(new URL(request.url).origin) !== null,
    againHref: samePage(request, { sent: null }),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerSignIn({ request, context });
}

export const headers = answerHeaders;

export function meta() {
  return [{ title: "Sign in to Jumpstart - Waymark" }];
}

export default function JumpstartLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <JumpstartSignIn {...loaderData} state={actionData} />;
}
