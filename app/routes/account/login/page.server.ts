import { data, href, redirect } from "react-router";
import { cacheForGuests, canonicalOf } from "#app/compose/account/account-page-meta.ts";
import { samePage } from "#app/compose/account/account-request.server.ts";
import { findSaveRequest } from "#app/compose/jobs/save-after-sign-in.server.ts";
import { siteContext } from "#app/contexts.ts";
import { safePath } from "#app/safe-path.ts";
import { relyingPartyAt } from "#domain/accounts/passkeys/relying-party.server.ts";
import { findSignOnOption } from "#domain/accounts/single-sign-on/provider/providers.queries.server.ts";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import type { Route } from "./+types/route";

/** What the sign-in page shows: on a university's site its own words and its own door. */
export async function loadLogin({ url, request, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const site = context.get(siteContext);
  const { university } = site;
  const next = safePath(searchParams.get("next"));
  const chosen = searchParams.get("university");
  if (chosen && /^\d+$/.test(chosen)) {
    const page = href("/login/user-email-password/:university_id", { university_id: chosen });
    throw redirect(next ? `${page}?next=${encodeURIComponent(next)}` : page);
  }

  const universities = university ? [] : await listUniversityChoices(new Date());
  const screen = {
    canonical: canonicalOf(url, site),
    next,
    university: university && {
      ...{ id: university.id, shortName: university.shortName },
      ...{ heroTitle: university.heroTitle, heroWords: university.heroWords },
    },
    signOn: university && (await findSignOnOption(university.id)),
    universities,
    isUnchosen: chosen !== null,
    hasPasskeys: relyingPartyAt(url.origin) !== null,
    link: searchParams.get("link"),
    isCodeStep: searchParams.get("step") === "code",
    isSent: searchParams.has("sent"),
    // Without a query the page is kept for every guest: a wish belongs to one.
    isToSave: next !== null && (await findSaveRequest(request, new Date())) !== null,
    hasEnded: searchParams.has("ended"),
    againHref: samePage(request, { sent: null }),
  };
  // Without names the database may be away: the next visitor looks again.
  return data(screen, university || universities.length > 0 ? cacheForGuests(url) : {});
}
