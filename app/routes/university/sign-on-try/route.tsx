import { memberOf, universityIdOf } from "#app/member.server.ts";
import { TryScreen } from "#domain/accounts/single-sign-on/entry/components/try-screen.tsx";
import { findTryResult } from "#domain/accounts/single-sign-on/entry/try-result.server.ts";
import {
  isSignOnRefusal,
  signOnAdvice,
  signOnRefusals,
} from "#domain/accounts/single-sign-on/provider/refusals.ts";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const universityId = universityIdOf(context);
  const admin = { id: memberOf(context).id, universityId };
  const attempt = url.searchParams.get("attempt");
  const failed = url.searchParams.get("failed") ?? "";
  return {
    startHref: `/sso/${universityId}/start?try=1`,
    result: attempt ? await findTryResult(admin, attempt, new Date()) : null,
    failure: isSignOnRefusal(failed)
      ? { sentence: signOnRefusals[failed], advice: signOnAdvice[failed] ?? null }
      : null,
  };
}

export function meta() {
  return [{ title: "Try the sign-in - Waymark" }];
}

export default function SignOnTryPage({ loaderData }: Route.ComponentProps) {
  return <TryScreen {...loaderData} />;
}
