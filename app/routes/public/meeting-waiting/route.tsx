import { answerList, loadList } from "#app/compose/meetings/waiting-page.server.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#domain/meetings/booking/components/booking.css";

export function loader(args: Route.LoaderArgs) {
  return loadList(args);
}

export function action(args: Route.ActionArgs) {
  return answerList(args);
}

export function meta() {
  return [
    { title: "Waiting list - Waymark" },
    { name: "robots", content: "noindex" },
    // The address holds the key to the turn.
    { name: "referrer", content: "same-origin" },
  ];
}

const words = {
  waiting: "You are on the list. When a time that suits you is free, we hold it and email you.",
  offered: "We are holding a time for you.",
  booked: "You booked a time from this list.",
  lapsed: "Your turn on this list is over. Join it again whenever you like.",
  left: "You are no longer on this list.",
};

export default function MeetingWaitingPage({ loaderData }: Route.ComponentProps) {
  const { title, state, wishes, offer, here } = loaderData;
  return (
    <main id="main" className="wrap mtg">
      <PageHead title={`Waiting list: ${title}`} lead={words[state]} />
      <div className="mtg__g">
        <p>{wishes}</p>
        {offer ? <ButtonLink to={offer}>See the time</ButtonLink> : null}
        {state === "waiting" ? (
          <form method="post" action={here}>
            <Button variant="danger">Leave the list</Button>
          </form>
        ) : null}
        <p>
          <Link to={meetingPaths.book}>Look at free times</Link>
        </p>
      </div>
    </main>
  );
}
