import { data } from "react-router";
import { organisationPath } from "#app/compose/sponsors/addresses.ts";
import { CheckerFrame } from "#app/compose/sponsors/checker-frame.tsx";
import { WatchForm } from "#app/compose/sponsors/watch-form.tsx";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { safePath } from "#app/safe-path.ts";
import { currentRegister } from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { sponsorRefusals } from "#domain/sponsors/checking/refusals.ts";
import { LicenceList } from "#domain/sponsors/components/licence-list.tsx";
import { RegisterTimeline } from "#domain/sponsors/components/register-timeline.tsx";
import { findSponsor } from "#domain/sponsors/sponsors.queries.server.ts";
import { statusLabels, statusSentence } from "#domain/sponsors/status-labels.ts";
import { listEvents } from "#domain/sponsors/timeline.queries.server.ts";
import { timelineStops } from "#domain/sponsors/timeline-stops.ts";
import {
  isWatching,
  unwatchSponsor,
  watchSponsor,
} from "#domain/sponsors/watching/watch-sponsor.server.ts";
import { longDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idOf(params.organisation_id);
  const [sponsor, register] = await Promise.all([findSponsor(id), currentRegister(new Date())]);
  if (!sponsor || !register) throw notFound();
  const events = await listEvents(id);

  return {
    sponsor,
    register,
    stops: timelineStops({ sponsor, events, register }),
    isWatched: await isWatching(memberOf(context), id),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idOf(params.organisation_id);
  const member = memberOf(context);
  const fields = await readFormData(request);
  const back = safePath(String(fields.get("back") ?? "")) ?? organisationPath(id);

  if (fields.get("watch") === "stop") {
    await unwatchSponsor(member, id);
    return redirectWithFlash(back, "You are no longer watching this employer.");
  }
  const watched = await watchSponsor(member, id, new Date());
  if (watched.ok)
    return redirectWithFlash(
      back,
      "You are watching this employer. We will email you when its register entry changes.",
    );
  if (watched.error === "no-such-organisation") throw notFound();
  return redirectWithFlash(back, sponsorRefusals[watched.error], { tone: "negative" });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.sponsor.name ?? "An employer"} on the register - Waymark` }];
}

export default function LicenceOrganisationPage({ loaderData }: Route.ComponentProps) {
  const { sponsor, register, stops, isWatched } = loaderData;
  const { name, town, standing, leftOn, licences, organisationId } = sponsor;

  return (
    <CheckerFrame title={name} register={register} tab={null}>
      <section className="chk__answer" aria-labelledby="answer">
        <div className="chk__top">
          <div>
            <h2 className="chk__v" id="answer">
              {standing ? statusLabels[standing] : "Not on the register today"}
            </h2>
            <p className="chk__sum">
              {town ? <b>{town}. </b> : null}
              {standing
                ? statusSentence(standing, licences)
                : `It left the register on ${longDay(leftOn ?? "")}. It may return, and names can change.`}
            </p>
          </div>
          <WatchForm
            organisationId={organisationId}
            name={name}
            isWatched={isWatched}
            back={organisationPath(organisationId)}
          />
        </div>
        <div className="chk__part chk__two">
          <div>
            <h3>Register history</h3>
            <RegisterTimeline stops={stops} direction="column" />
          </div>
          {licences.length > 0 ? <LicenceList licences={licences} /> : null}
        </div>
      </section>
    </CheckerFrame>
  );
}

function idOf(text: string): number {
  const id = rowNumber(text);
  if (id === 0) throw notFound();
  return id;
}

function notFound() {
  return data("We could not find that organisation.", { status: 404 });
}
