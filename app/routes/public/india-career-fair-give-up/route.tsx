import { data, Form } from "react-router";
import { fairAt } from "#app/compose/jobs/fair.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { findPlace, giveUpPlace } from "#domain/events/fairs/give-up-place.server.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";
import "#app/shell/signpost.css";

const FAIR = "india-career-fair";

/** A link only shows the question: programmes that open every link in a mail give nothing up. */
export async function loader({ params }: Route.LoaderArgs) {
  const now = new Date();
  const place = await findPlace(params.token, now);
  const { heading, path } = await fairAt(FAIR, now);
  const state = place ? (place.cancelledAt ? "given-up" : "held") : "unknown";
  return data({ heading, path, state } as const, { status: place ? 200 : 404 });
}

export async function action({ params }: Route.ActionArgs) {
  const now = new Date();
  const isDone = await giveUpPlace(params.token, now);
  if (!isDone) throw data("This link does not work.", { status: 404 });
  return redirectWithFlash(
    (await fairAt(FAIR, now)).path,
    "Your place is cancelled. Thank you for telling us.",
  );
}

export function meta() {
  return [
    { title: "Cancel your place - Waymark" },
    { name: "robots", content: "noindex" },
    // The address holds the key to the place.
    { name: "referrer", content: "same-origin" },
  ];
}

const words = {
  held: "Somebody else can then have it. You can book a place again at any time before the fair.",
  "given-up": "You have already cancelled this place. You can book a new one at any time.",
  unknown: "The link is incomplete, or the fair was long ago. Open it again from the email.",
} as const;

export default function GiveUpPlacePage({ loaderData }: Route.ComponentProps) {
  const { heading, path, state } = loaderData;
  return (
    <main id="main" className="wrap signpost">
      <h1>
        {state === "held" ? `Cancel your place at the ${heading}?` : `Your place at the ${heading}`}
      </h1>
      <p className="lead">{words[state]}</p>
      {state === "held" ? (
        <Form method="post">
          <Button>Cancel my place</Button>
        </Form>
      ) : null}
      <p className="signpost__links">
        <Link to={path}>{state === "held" ? "Keep it, and see the fair" : "See the fair"}</Link>
      </p>
    </main>
  );
}
