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
    ? redirectWithFlash("/first-week", "Welcome. Your account is a student’s now.")
    : redirectWithFlash(
        "/jumpstart-dashboard",
        "Thank you. It counts when your university confirms it, or from the day you land.",
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
        lead="One step makes your account a student’s account."
        crumbs={[{ label: "Plan", to: "/jumpstart-dashboard" }]}
      />
      <h2>What changes</h2>
      <ul className="arrived__l">
        <li>You get the student’s screens: dashboard, work hours, applications.</li>
        <li>Times are shown on the clock of {place}. You can change that in your profile.</li>
        <li>A plan for your first week waits for you.</li>
        <li>Links to your plan that you gave to your family end.</li>
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
    ? `It counts when ${university} confirms it, or by itself on ${landsOn}, the day you land in your plan.`
    : `It counts when ${university} confirms it. With a day of landing in your plan it counts from that day.`;
  return isSaid ? `You have told us already. ${waits}` : waits;
}
