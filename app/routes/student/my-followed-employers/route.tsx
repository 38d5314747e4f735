import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { registerLabels } from "#domain/jobs/advert/register-labels.ts";
import { wantsSavedJobMail } from "#domain/jobs/alerts/job-mails.server.ts";
import { companyAddress } from "#domain/jobs/company/company-address.ts";
import { countCompanyJobs } from "#domain/jobs/company/company-jobs.queries.server.ts";
import { FollowedScreen } from "#domain/jobs/followed/components/followed-screen.tsx";
import { stopFollowingSchema } from "#domain/jobs/followed/follow.schema.ts";
import { stopFollowing } from "#domain/jobs/followed/follow-employer.server.ts";
import {
  type FollowedEmployer,
  listFollowed,
} from "#domain/jobs/followed/followed-employers.queries.server.ts";
import type { RegisterState } from "#domain/jobs/vocabulary.ts";
import { isoDay, longDay } from "#rules/days.ts";
import type { Route } from "./+types/route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const { rows, total, page, pageSize } = await listFollowed(member.id, readPage(request));
  const counts = await countCompanyJobs(
    rows.map(({ id }) => id),
    new Date(),
  );
  return {
    employers: rows.map((row) => followedView(row, counts.get(row.id) ?? 0)),
    ...{ total, page, email: member.email },
    pageCount: pageCountOf({ total, pageSize }),
    hasMails: await wantsSavedJobMail(member.email),
  };
}

function followedView(
  { id, slug, name, town, sponsorStatus, followedAt }: FollowedEmployer,
  jobs: number,
) {
  return {
    ...{ id, name, town },
    href: companyAddress(slug),
    jobs: jobs === 1 ? "1 live job" : `${jobs === 0 ? "No" : jobs} live jobs`,
    register: sponsorStatus
      ? registerLabels[sponsorStatus as RegisterState].headline
      : "Not looked up",
    since: longDay(isoDay(followedAt)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, stopFollowingSchema);
  if (!form.ok) return badForm(form);
  await stopFollowing(memberOf(context).id, form.value.employer);
  return redirectWithFlash("/my-followed-employers", "You no longer follow this employer.");
}

export function meta() {
  return [{ title: "Employers you follow - Waymark" }];
}

export default function MyFollowedEmployersPage({ loaderData, actionData }: Route.ComponentProps) {
  return <FollowedScreen {...loaderData} errors={actionData?.errors} />;
}
