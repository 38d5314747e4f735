import { data, href, redirect } from "react-router";
import { referralCode, rememberReferral } from "#app/compose/account/referral.server.ts";
import { siteContext } from "#app/contexts.ts";
import { InvitationScreen } from "#domain/referrals/components/invitation-screen.tsx";
import { findInvitation } from "#domain/referrals/invitation.queries.server.ts";
import { invitationView } from "#domain/referrals/invitation-view.ts";
import { visitToken } from "#domain/referrals/visit.server.ts";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import type { Route } from "./+types/route";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const now = new Date();
  const { university } = context.get(siteContext);
  const code = referralCode(params.slug);
  const invitation = code ? await findInvitation(code) : null;
  const visit = invitation?.isOpen ? { code: invitation.code, followedAt: now } : null;
  const cookie = visit && (await rememberReferral(request, visit));
  const headers = cookie ? { "set-cookie": cookie } : {};
  // Where no cookie may be set, the visit travels in the address.
  const search = visit && !cookie ? `?${new URLSearchParams({ ref: visitToken(visit) })}` : "";
  const chosen = new URL(request.url).searchParams.get("university");
  if (chosen && /^\d+$/.test(chosen)) {
    const page = href("/register/:university_id", { university_id: chosen });
    throw redirect(page + search, { headers });
  }
  const view = {
    invitation: invitationView(invitation),
    isKept: Boolean(cookie),
    isUnchosen: chosen !== null,
    here: university && {
      shortName: university.shortName,
      to: href("/register/:university_id", { university_id: String(university.id) }) + search,
    },
    universities: university ? [] : await listUniversityChoices(now),
  };
  return data(view, { headers });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.invitation.title ?? "An invitation";
  return [{ title: `${title} - Waymark` }, { name: "robots", content: "noindex" }];
}

export default function Referral({ loaderData }: Route.ComponentProps) {
  return <InvitationScreen {...loaderData} />;
}
