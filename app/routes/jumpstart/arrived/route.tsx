import { Form, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { sayArrived } from "#domain/jumpstart/arrival/arrive.server.ts";
import { hasLanded } from "#domain/jumpstart/arrival/has-landed.ts";
import { findDeparture } from "#domain/jumpstart/departures.server.ts";
import { longDay } from "#rules/days.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "./arrived.css";

export async function loader({ context }: Route.LoaderArgs) {
  const departure = await findDeparture(memberOf(context).id);
  if (!departure) throw redirect("/jumpstart-dashboard");
  const { arrivesOn, there, saidArrivedAt } = departure;
  return {
    university: there.shortName,
    place: there.place,
    landsOn: arrivesOn && longDay(arrivesOn),
    isAtOnce: hasLanded(departure, new Date()),
    isSaid: saidArrivedAt !== null,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const outcome = await sayArrived(memberOf(context).id, new Date());
  return outcome === "arrived"
    ? redirectWithFlash("/first-week", "Welcome. You now have a student account.")
    : redirectWithFlash(
        "/jumpstart-dashboard",
        "Thank you. Your account changes when your university confirms it, or on the day you land.",
      );
}

export function meta() {
  return [{ title: "I have arrived - Jumpstart by Waymark" }];
}

export default function ArrivedPage({ loaderData }: Route.ComponentProps) {
  const { university, place, landsOn, isAtOnce, isSaid } = loaderData;
  return (
    <main id="main" className="wrap arrived">
      <PageHead
        title={`Have you arrived in ${place}?`}
        lead="One step changes your account to a student account."
        crumbs={[{ label: "Plan", to: "/jumpstart-dashboard" }]}
      />
      <h2>What changes</h2>
      <ul className="arrived__l">
        <li>You get the student pages: dashboard, work hours, applications.</li>
        <li>Times are shown in {place} time. You can change that in your profile.</li>
        <li>You get a plan for your first week.</li>
        <li>Links to your plan that you shared with your family stop working.</li>
      </ul>
      <h2>What stays</h2>
      <p>Everything you made: CVs, letters, saved jobs, notes, what you ticked, your password.</p>
      <p className="arrived__how">{howWords({ isAtOnce, isSaid, university, landsOn })}</p>
      <Form method="post" className="btns">
        <Button variant="mark">Yes, I have arrived</Button>
        <ButtonLink to="/jumpstart-dashboard" variant="link">
          Not yet
        </ButtonLink>
      </Form>
    </main>
  );
}

type How = { isAtOnce: boolean; isSaid: boolean; university: string; landsOn: string | null };

function howWords({ isAtOnce, isSaid, university, landsOn }: How): string {
  if (isAtOnce) return "It happens at once.";
  const waits = landsOn
    ? `Your account changes when ${university} confirms it, or on ${landsOn}, the landing day in your plan.`
    : `Your account changes when ${university} confirms it. If you add a landing day to your plan, it changes on that day.`;
  return isSaid ? `You have told us already. ${waits}` : waits;
}
