import { Form } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { campusRefusals } from "#domain/accounts/refusals.ts";
import { chooseCampus } from "#domain/accounts/registration/choose-campus.server.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { idField } from "#domain/forms/fields.ts";
import { errorIn } from "#domain/forms/form-state.ts";
import { openCampusesOf } from "#domain/universities/universities.queries.server.ts";
import { homeOf } from "#rules/access/decide.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { Route } from "./+types/route";

const campusSchema = z.object({ campusId: idField("Choose your campus.") });

export async function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const campuses = member.universityId ? await openCampusesOf(member.universityId) : [];
  return { campuses, campusId: member.campusId, home: homeOf(member) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context);
  const form = await readForm(request, campusSchema);
  if (!form.ok) return badForm(form);

  const result = await chooseCampus(member, form.value.campusId);
  if (result.ok) return redirectWithFlash(homeOf(member), "Your campus is saved.");
  return refusedForm(form.values, campusRefusals[result.error], "campusId");
}

export function meta() {
  return [{ title: "Choose your campus - Waymark" }];
}

export default function ChooseCampus({ loaderData, actionData }: Route.ComponentProps) {
  const { campuses, campusId, home } = loaderData;
  if (campuses.length === 0) {
    return (
      <AuthPage
        title="One campus"
        lead="There is nothing to choose: your account does not have several campuses."
      >
        <div className="solo">
          <div className="btns">
            <ButtonLink to={home}>Continue</ButtonLink>
          </div>
        </div>
      </AuthPage>
    );
  }
  const chosen = actionData?.values.campusId ?? (campusId ? String(campusId) : undefined);

  return (
    <AuthPage
      title="Choose your campus"
      lead="Events, advisers and opening hours depend on your campus. You can change it at any time."
    >
      <Solo>
        <Form method="post" className="way" noValidate>
          <ErrorSummary title="That did not work" errors={actionData?.errors} />
          <RadioGroup
            legend="Your campus"
            name="campusId"
            variant="cards"
            options={campuses.map(({ id, name, town }) => ({
              value: String(id),
              label: name,
              hint: town,
            }))}
            defaultValue={chosen}
            error={errorIn(actionData, "campusId")}
          />
          <div className="btns">
            <Button>Continue</Button>
            <ButtonLink variant="quiet" to={home}>
              Not now
            </ButtonLink>
          </div>
        </Form>
      </Solo>
    </AuthPage>
  );
}
