import { Video } from "lucide-react";
import { FeedbackForm } from "#domain/forms/components/feedback-form.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { PlaceView } from "../event-view.ts";

export type PlacePanelProps = {
  place: PlaceView;
  /** Where its buttons post to: the event's page, or the place's own. */
  action: string;
  isOver: boolean;
  state: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

/** Somebody's own place: how it stands, and what they can do with it. */
export function PlacePanel({ place, action, isOver, state }: PlacePanelProps) {
  const refusal = state?.errors.form?.[0];
  return (
    <Card tone="framed" title={titleOf(place)}>
      {refusal ? (
        <Notice tone="negative" isLive>
          {refusal}
        </Notice>
      ) : null}
      <PlaceStatus place={place} />
      <Join place={place} action={action} state={state} />
      {place.feedback ? (
        <FeedbackForm
          className="event__form"
          given={place.feedback}
          action={action}
          state={state}
        />
      ) : null}
      {isOver || place.hasAttended ? null : (
        <>
          <Agree place={place} action={action} />
          <GiveUp place={place} action={action} />
        </>
      )}
    </Card>
  );
}

function titleOf({ state }: PlaceView): string {
  const titles: Record<PlaceView["state"], string> = {
    pending: "Confirm that you want to come",
    held: "You have a place",
    waiting: "You are on the waiting list",
    offered: "A place is free for you",
    lapsed: "The offer has ended",
    cancelled: "You are no longer signed up",
  };
  return titles[state];
}

function PlaceStatus({ place }: { place: PlaceView }) {
  const { state, before, until, joinFrom, hasAttended } = place;
  if (state === "pending") return <p>You do not have a place until you confirm.</p>;
  if (state === "offered")
    return (
      <p>
        Accept it by <b>{until}</b>. After that we ask the next person.
      </p>
    );
  if (state === "waiting")
    return (
      <p>
        {before === 0
          ? "You are next."
          : `${before === 1 ? "1 person is" : `${before} people are`} before you.`}{" "}
        We write to you when a place becomes free. You then have some time to take it; in the last
        half hour it is yours at once.
      </p>
    );
  if (state !== "held") return <p>You can ask again on the event’s page while it is open.</p>;
  if (hasAttended) return <p>You attended. Thank you for coming.</p>;
  return joinFrom && !place.isOn ? (
    <p>The link to join shows here from {joinFrom}. The dates are in your confirmation email.</p>
  ) : null;
}

function Join({ place, action, state }: Omit<PlacePanelProps, "isOver">) {
  if (!place.isOn) return null;
  return (
    <>
      {place.joinUrl ? (
        <p>
          <a className="btn btn--mark" href={place.joinUrl} rel="noreferrer">
            <Icon icon={Video} />
            Join now
          </a>
        </p>
      ) : null}
      {place.hasAttended ? null : (
        <Form method="post" action={action} className="event__form" preventScrollReset>
          <Field
            label="Check-in code"
            hint="Six digits, which the host shows."
            name="checkIn"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            error={state?.errors.checkIn?.[0]}
          />
          <Button variant="second" name="intent" value="check-in">
            Check in
          </Button>
        </Form>
      )}
    </>
  );
}

/** The place is somebody else's the moment it is free: one slip must not give it away. */
const endings = {
  held: {
    ask: "Cancel my place",
    words: "The place is free for others at once. You can book again only while there are places.",
    button: "Yes, cancel it",
  },
  waiting: {
    ask: "Leave the list",
    words: "Your turn is lost at once. You can join again, behind the others.",
    button: "Yes, leave it",
  },
  offered: {
    ask: "Decline",
    words: "We ask the next person at once. You can join the list again, behind the others.",
    button: "Yes, decline it",
  },
};

const agreements = {
  offered: { intent: "accept", label: "Accept the place" },
  pending: { intent: "confirm", label: "Confirm" },
};

type OwnPlace = Pick<PlacePanelProps, "place" | "action">;

function Agree({ place: { state }, action }: OwnPlace) {
  if (state !== "offered" && state !== "pending") return null;
  const { intent, label } = agreements[state];
  return (
    <Form method="post" action={action} className="event__buttons" preventScrollReset>
      <Button name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  );
}

function GiveUp({ place: { state }, action }: OwnPlace) {
  if (state === "pending" || state === "lapsed" || state === "cancelled") return null;
  const { ask, words, button } = endings[state];
  return (
    <Details key={state} summary={ask}>
      <Form method="post" action={action} className="event__form" preventScrollReset>
        <p>{words}</p>
        <Button variant="danger" name="intent" value="cancel">
          {button}
        </Button>
      </Form>
    </Details>
  );
}
