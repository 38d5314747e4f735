import { data } from "react-router";
import { CHECKER, checkPath, organisationPath } from "#app/compose/sponsors/addresses.ts";
import { stopsFor } from "#app/compose/sponsors/check-page.server.ts";
import { CheckerFrame } from "#app/compose/sponsors/checker-frame.tsx";
import { WatchForm } from "#app/compose/sponsors/watch-form.tsx";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { deleteCheck, findCheckOf } from "#domain/sponsors/checking/check-sponsor.server.ts";
import { CheckAnswer } from "#domain/sponsors/components/check-answer.tsx";
import { isOldCopy } from "#domain/sponsors/register-day-message.ts";
import { isWatching } from "#domain/sponsors/watching/watch-sponsor.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const check = await findCheckOf(member, params.check_id);
  if (!check) throw data("We could not find that check.", { status: 404 });
  const { asOf, isDemo, verdict } = check.answer;
  const { organisationId } = verdict;

  return {
    check,
    register: { asOf, isDemo, isOld: isOldCopy(asOf, isoDay(check.checkedAt)) },
    day: longDay(asOf),
    stops: await stopsFor(check.answer),
    checkedAt: `${dayAndTimeIn("UTC", check.checkedAt)} UTC`,
    isWatched: organisationId === null ? false : await isWatching(member, organisationId),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  await deleteCheck(memberOf(context), params.check_id);
  return redirectWithFlash(`${CHECKER}/history`, "The record of that check is deleted.");
}

export function meta() {
  return [{ title: "A licence check - Waymark" }];
}

export default function LicenceCheckRecordPage({ loaderData }: Route.ComponentProps) {
  const { check, register, day, stops, checkedAt, isWatched } = loaderData;
  const { verdict, results } = check.answer;
  const found = results.find(({ organisationId }) => organisationId === verdict.organisationId);

  return (
    <CheckerFrame title={`Checked: ${check.query}`} register={register} tab={null}>
      <p>
        Asked for “{check.query}”{check.town ? ` in ${check.town}` : ""} on {checkedAt}. This page
        keeps that answer; the register may have changed since.
      </p>
      <CheckAnswer
        asked={{ q: check.query, town: check.town }}
        answer={check.answer}
        day={day}
        stops={stops}
        linkTo={organisationPath}
        actions={
          found ? (
            <WatchForm
              organisationId={found.organisationId}
              name={found.name}
              isWatched={isWatched}
              back={checkPath(check.id)}
            />
          ) : null
        }
      />
      <div className="btns chk__watch">
        <ButtonLink to={CHECKER} variant="ink">
          Check another name
        </ButtonLink>
        <form method="post">
          <Button variant="quiet">Delete this record</Button>
        </form>
      </div>
      <p className="small muted">
        To keep it as a file, print this page.{" "}
        <Link to={`${CHECKER}/history`}>All your checks</Link>
      </p>
    </CheckerFrame>
  );
}
