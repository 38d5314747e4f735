import { redirect } from "react-router";
import { factsOf } from "#app/compose/account/account-request.server.ts";
import { countInvitation } from "#app/compose/account/referral.server.ts";
import { goOn } from "#app/compose/account/sign-in.server.ts";
import { browserSecretOf, failedPath } from "#app/compose/account/sign-on.server.ts";
import { finishSignOn } from "#domain/accounts/single-sign-on/entry/finish-sign-on.server.ts";
import type { Route } from "./+types/route";

/**
 * The last step, on the site where somebody set out: its cookie shows that this browser began, and
 * the address that the same one brought the answer.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const finishing = {
    attemptId: url.searchParams.get("attempt") ?? "",
    browserSecret: await browserSecretOf(request),
    answerSecret: url.searchParams.get("answer") ?? "",
  };
  const finished = await finishSignOn(finishing, factsOf({ request, context }), new Date());
  switch (finished.kind) {
    case "tried":
      return redirect(`/university/sign-on/try?attempt=${finished.attemptId}`);
    case "refused":
      return redirect(failedPath(finished.refused, finished.universityId));
    case "signed-in": {
      const { signedIn } = finished;
      if (finished.isNew && signedIn.kind === "signed-in")
        await countInvitation(signedIn.member.id);
      const signInPage = new URL("/login", url);
      if (finished.next) signInPage.searchParams.set("next", finished.next);
      // As if the sign-in page had been sent: where to go is the same for every way in.
      const asked = new Request(signInPage, { headers: request.headers });
      return goOn({ request: asked, context }, signedIn, "page");
    }
  }
}
