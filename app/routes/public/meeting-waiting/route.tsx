import { answerList, loadList } from "#app/compose/meetings/waiting-page.server.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { useHeadingWhenLost } from "#ui/use-heading-when-lost.ts";
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
  const changed = useHeadingWhenLost<HTMLElement>(state);
  return (
    <main id="main" className="wrap mtg" ref={changed}>
      <PageHead title={`Waiting list: ${title}`} lead={words[state]} />
      <div className="mtg__g">
        <p>{wishes}</p>
        {offer ? <ButtonLink to={offer}>See the time</ButtonLink> : null}
        {state === "waiting" ? (
          <Details summary="Leave the list">
            <Form method="post" action={here} preventScrollReset>
              <p>Your turn is lost at once. You can join again, behind the others.</p>
              <Button variant="danger">Yes, leave it</Button>
            </Form>
          </Details>
        ) : null}
        <p>
          <Link to={meetingPaths.book}>Look at free times</Link>
        </p>
      </div>
    </main>
  );
}
