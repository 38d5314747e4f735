import { redirect } from "react-router";
import { samePage } from "#app/compose/account/account-request.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { RequestSent } from "#domain/accounts/access/components/request-sent.tsx";
import { StaffAccessForm } from "#domain/accounts/access/components/staff-access-form.tsx";
import { requestUniversityStaffAccess } from "#domain/accounts/access/request-university-staff-access.server.ts";
import { requestAccessRefusals } from "#domain/accounts/refusals.ts";
import { universityStaffSchema } from "#domain/accounts/registration/register.schema.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import type { Route } from "./+types/route";

export async function loader({ request }: Route.LoaderArgs) {
  return {
    universities: await listUniversityChoices(new Date()),
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, universityStaffSchema);
  if (!form.ok) return badForm(form);

  const result = await requestUniversityStaffAccess(form.value, new Date());
  if (result.ok) return redirect(samePage(request, { sent: "1" }));

  const status = result.error === "slow-down" ? 429 : 409;
  return refusedForm(form.values, requestAccessRefusals[result.error], "form", status);
}

export function meta() {
  return [{ title: "University staff - Waymark" }];
}

export default function UniversityUserRegistration({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  return (
    <AuthPage
      title="An account for university staff"
      lead="For careers and international teams. We check each request, because a staff account shows students' names."
    >
      <Solo>
        {loaderData.isSent ? (
          <RequestSent>
            We have your request. We will check it and email you the answer.
          </RequestSent>
        ) : (
          <StaffAccessForm universities={loaderData.universities} state={actionData} />
        )}
      </Solo>
    </AuthPage>
  );
}
