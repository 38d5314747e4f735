import { redirect } from "react-router";
import { changeLogo } from "#app/compose/account/university-logo.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { universityIdOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { Route } from "./+types/route";

const PAGE = "/university-user-profile/branding";

export function loader() {
  throw redirect(PAGE);
}

/** An address of its own, because a form with a file may be larger than others. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const refusal = await changeLogo(context, fields, universityIdOf(context));
  return redirectWithFlash(PAGE, refusal ?? "Your site shows it now.", {
    tone: refusal ? "negative" : "positive",
  });
}
