import { redirect } from "react-router";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { checkPath } from "#app/sponsors/addresses.ts";
import { CheckerFrame } from "#app/sponsors/checker-frame.tsx";
import { checkSchema } from "#domain/sponsors/check.schema.ts";
import { checkSponsor, listChecks } from "#domain/sponsors/check-sponsor.server.ts";
import { CheckForm } from "#domain/sponsors/components/check-form.tsx";
import { CheckedLately } from "#domain/sponsors/components/checked-lately.tsx";
import { currentRegister } from "#domain/sponsors/look-up-for-public.server.ts";
import { sponsorRefusals } from "#domain/sponsors/refusals.ts";
import { requestContext } from "#platform/request-context.server.ts";
import type { Route } from "./+types/licence-checker";

const LATELY = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const { rows } = await listChecks(memberOf(context));
  return {
    asked: { q: asked.get("q") ?? "", town: asked.get("town") ?? "" },
    register: await currentRegister(),
    lately: rows.slice(0, LATELY),
  };
}

/** The answer is a dated record of its own, so that a reload checks nothing again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, checkSchema);
  if (!form.ok) return badForm(form);

  const { clientAddress } = context.get(requestContext);
  const asker = { id: memberOf(context).id, clientAddress };
  const checked = await checkSponsor(asker, form.value, new Date());
  if (!checked.ok) return refusedForm(form.values, sponsorRefusals[checked.error], "q");
  throw redirect(checkPath(checked.value.id), 303);
}

export function meta() {
  return [{ title: "Sponsor licence check - Waymark" }];
}

export default function LicenceCheckerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, register, lately } = loaderData;
  const values = { ...asked, ...actionData?.values };

  return (
    <CheckerFrame title="Is this employer on the register?" register={register} tab="one">
      <CheckForm
        key={`${asked.q} ${asked.town}`}
        method="post"
        values={values}
        error={actionData?.errors.q?.[0] ?? actionData?.errors.town?.[0] ?? null}
      />
      <CheckedLately checks={lately} linkTo={checkPath} />
    </CheckerFrame>
  );
}
