import { data, redirect } from "react-router";
import { answerHeaders } from "#app/compose/account/answer-headers.ts";
import { CHECKER, checkPath, organisationPath } from "#app/compose/sponsors/addresses.ts";
import { stopsFor } from "#app/compose/sponsors/check-page.server.ts";
import { CheckerFrame } from "#app/compose/sponsors/checker-frame.tsx";
import { checkedInit, refusedCheck } from "#app/compose/sponsors/refused-check.server.ts";
import { WatchForm } from "#app/compose/sponsors/watch-form.tsx";
import { badForm, readForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { checkSchema } from "#domain/sponsors/checking/check.schema.ts";
import {
  askedBy,
  checkSponsor,
  type LookingUp,
  listChecks,
} from "#domain/sponsors/checking/check-sponsor.server.ts";
import {
  checkForPublic,
  currentRegister,
} from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { CheckAnswer } from "#domain/sponsors/components/check-answer.tsx";
import { CheckForm } from "#domain/sponsors/components/check-form.tsx";
import { CheckedLately } from "#domain/sponsors/components/checked-lately.tsx";
import { isWatching } from "#domain/sponsors/watching/watch-sponsor.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { longDay } from "#rules/days.ts";
import type { Route } from "./+types/route";

const LATELY = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const member = memberOf(context);
  const question = { q: asked.get("q") ?? "", town: asked.get("town") ?? "" };
  const { clientAddress } = context.get(requestContext);
  const { rows } = await listChecks(member);
  const requester = { id: member.id, clientAddress };
  const found = question.q ? await answerFor(question, requester) : null;
  const register = await currentRegister(new Date());
  const lately = rows.slice(0, LATELY);
  return data({ asked: question, found, register, lately }, checkedInit(found));
}

type Question = { q: string; town: string };

/** A link that brings a name is answered at once; only the button keeps a record. */
async function answerFor(question: Question, member: LookingUp) {
  const found = await checkForPublic(question, askedBy(member, new Date()));
  if (found.kind === "refused") return found;
  const { answer } = found;
  const { organisationId } = answer.verdict;
  return {
    kind: "answer" as const,
    answer,
    day: longDay(answer.asOf),
    stops: await stopsFor(answer),
    isWatched: organisationId === null ? false : await isWatching(member, organisationId),
  };
}

/** The answer is a dated record of its own, so that a reload checks nothing again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, checkSchema);
  if (!form.ok) return badForm(form);

  const { clientAddress } = context.get(requestContext);
  const requester = { id: memberOf(context).id, clientAddress };
  const checked = await checkSponsor(requester, form.value, new Date());
  if (!checked.ok) return refusedCheck(form.values, checked.error);
  throw redirect(checkPath(checked.value.id), 303);
}

export const headers = answerHeaders;

export function meta() {
  return [{ title: "Sponsor licence check - Waymark" }];
}

export default function LicenceCheckerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, found, register, lately } = loaderData;
  const values = { ...asked, ...actionData?.values };

  return (
    <CheckerFrame title="Is this employer on the register?" register={register} tab="one">
      <CheckForm
        key={`${asked.q} ${asked.town}`}
        method="post"
        values={values}
        error={
          actionData?.errors.q?.[0] ??
          actionData?.errors.town?.[0] ??
          (found?.kind === "refused" ? found.sentence : null)
        }
      />
      {found?.kind === "answer" && !actionData ? <Answer asked={asked} found={found} /> : null}
      <CheckedLately checks={lately} linkTo={checkPath} />
    </CheckerFrame>
  );
}

type Found = Extract<Awaited<ReturnType<typeof answerFor>>, { kind: "answer" }>;

function Answer({ asked, found }: { asked: Question; found: Found }) {
  const { answer, day, stops, isWatched } = found;
  const { verdict, results } = answer;
  const one = results.find(({ organisationId }) => organisationId === verdict.organisationId);
  const back = `${CHECKER}?${new URLSearchParams(asked)}`;

  return (
    <>
      <CheckAnswer
        asked={{ q: asked.q.trim(), town: asked.town.trim() || null }}
        answer={answer}
        day={day}
        stops={stops}
        linkTo={organisationPath}
        actions={
          one ? (
            <WatchForm
              organisationId={one.organisationId}
              name={one.name}
              isWatched={isWatched}
              back={back}
            />
          ) : null
        }
      />
      <p className="small muted">
        This answer is not saved. Press Check licence to save a dated record.
      </p>
    </>
  );
}
