import { redirect } from "react-router";
import { factsOf } from "#app/compose/account/account-request.server.ts";
import { readReferral } from "#app/compose/account/referral.server.ts";
import { failedPath, storeBrowserSecret } from "#app/compose/account/sign-on.server.ts";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { safePath } from "#app/safe-path.ts";
import { mainOrigin } from "#app/site.server.ts";
import { beginSignOn } from "#domain/accounts/single-sign-on/entry/begin-sign-on.server.ts";
import { readVisit } from "#domain/referrals/visit.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

/** Sends somebody to their university's sign-in page; with `?try` an admin, to see what comes back. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const universityId = rowNumber(params.university_id);
  const site = context.get(siteContext);
  // Nobody's sign-in ends on the host of another university, which may be in that one's hands.
  if (site.university && site.university.id !== universityId)
    throw redirect(mainOrigin(site) + url.pathname + url.search);
  const { origin, isSecure } = factsOf({ request, context });
  const visitor = context.get(visitorContext);
  const isTheirs = visitor.kind === "member" && visitor.universityId === universityId;
  const isTry = isTheirs && officeMay(visitor, "change-settings") && url.searchParams.has("try");

  const visit = readVisit(await readReferral(request), new Date());
  const begun = await beginSignOn(
    {
      universityId,
      origin,
      purpose: isTry ? "try" : "sign-in",
      userId: isTry ? visitor.id : null,
      next: safePath(url.searchParams.get("next")),
      referralCode: visit?.code ?? null,
      referredAt: visit?.followedAt ?? null,
    },
    new Date(),
  );
  if (!begun.ok) {
    if (isTry) throw redirect(`/university/sign-on/try?failed=${begun.refused.reason}`);
    throw redirect(failedPath(begun.refused, universityId));
  }
  const cookie = await storeBrowserSecret(begun.value.browserSecret, isSecure);
  return redirect(begun.value.url, { headers: { "set-cookie": cookie } });
}
