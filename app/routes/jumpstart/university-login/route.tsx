import { samePage, universityNamed } from "#app/compose/account/account-request.server.ts";
import { answerHeaders } from "#app/compose/account/answer-headers.ts";
import { answerSignIn } from "#app/compose/account/sign-in.server.ts";
import { relyingPartyAt } from "#domain/accounts/passkeys/relying-party.server.ts";
import { JumpstartSignIn } from "#domain/accounts/sign-in/components/jumpstart-sign-in.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, params }: Route.LoaderArgs) {
  return {
    university: await universityNamed(params.university_id),
    isSent: new URL(request.url).searchParams.has("sent"),
    hasPasskeys: relyingPartyAt(new URL(request.url).origin) !== null,
    againHref: samePage(request, { sent: null }),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerSignIn({ request, context });
}

export const headers = answerHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Sign in to Jumpstart, ${loaderData?.university.name} - Waymark` }];
}

export default function JumpstartUniversityLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <JumpstartSignIn {...loaderData} universities={[]} state={actionData} />;
}
