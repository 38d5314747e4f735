import { Download } from "lucide-react";
import { href } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { ErasurePart } from "#domain/accounts/erasure/components/erasure-part.tsx";
import { cancelErasure, requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { erasureRefusals } from "#domain/accounts/refusals.ts";
import { AuthPage } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { confirmPasswordSchema } from "#domain/accounts/sign-in/password.schema.ts";
import { UniversitySeesPart } from "#domain/analytics/components/university-sees-part.tsx";
import { findMyCounts } from "#domain/analytics/my-counts.server.ts";
import { listStoriesOf } from "#domain/editorial/stories/stories.queries.server.ts";
import { storyPath } from "#domain/editorial/stories/story-link.server.ts";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { situationOf } from "#domain/visas/situation/situations.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";
import { answerCounting } from "./answer-counting.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { id, eraseAfter, timeZone, universityId, role } = memberOf(context);
  const stories = await listStoriesOf(id);
  const isCounted = universityId !== null && role !== "university_admin";
  return {
    eraseAfter,
    timeZone: timeZone ?? "Europe/London",
    counts: isCounted ? await findMyCounts(id) : null,
    visaEndsOn: isCounted ? (await situationOf(id)).permissionEndsOn : null,
    stories: stories.map((story) => ({ title: story.title, to: storyPath(story.id) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = memberOf(context);
  const fields = await readFormData(request);
  const said = await answerCounting(member.id, String(fields.get("intent")), new Date());
  if (said) return redirectWithFlash(href("/account/my-data"), said);
  if (fields.get("intent") === "cancel") {
    const result = await cancelErasure(member);
    return redirectWithFlash(
      href("/account/my-data"),
      result.ok ? "Your account stays. Nothing is deleted." : erasureRefusals[result.error],
    );
  }

  const form = readFields(fields, confirmPasswordSchema);
  if (!form.ok) return badForm(form);
  const result = await requestErasure(member, form.value.password, new Date());
  if (result.ok)
    return redirectWithFlash(href("/account/my-data"), "Your account will be deleted.", {
      tone: "info",
    });
  return refusedForm(
    {},
    erasureRefusals[result.error],
    "password",
    result.error === "slow-down" ? 429 : 400,
  );
}

export function meta() {
  return [{ title: "Your data - Waymark" }];
}

export default function MyDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stories, counts, visaEndsOn, ...erasure } = loaderData;
  return (
    <AuthPage title="Your data" lead="Download or delete everything we hold about you.">
      <div className="acct">
        <FormPart title="Download" lead="One file that people and programs can read (JSON).">
          <p>
            It holds your account, profile, sessions, and what you have saved here. Passwords and
            sign-in keys are left out. What belongs to other people, such as a CV you commented on,
            is counted but not copied.
          </p>
          <div className="btns">
            <ButtonLink
              variant="second"
              icon={Download}
              to={href("/account/my-data.json")}
              reloadDocument
              download
            >
              Download my data
            </ButtonLink>
          </div>
        </FormPart>
        {stories.length > 0 ? (
          <FormPart title="Your success stories" lead="See, change or withdraw what you sent us.">
            <ul>
              {stories.map(({ title, to }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
            </ul>
          </FormPart>
        ) : null}
        {counts ? <UniversitySeesPart counts={counts} visaEndsOn={visaEndsOn} /> : null}
        <ErasurePart {...erasure} state={actionData} />
      </div>
    </AuthPage>
  );
}
