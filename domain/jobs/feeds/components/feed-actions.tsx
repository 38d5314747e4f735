import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";

type FeedButtonsProps = { isActive: boolean; canRun: boolean };

/** Pauses the feed or fetches it at once, where it can be fetched. */
export function FeedButtons({ isActive, canRun }: FeedButtonsProps) {
  return (
    <Form method="post" className="btns">
      <Button name="intent" value={isActive ? "pause" : "resume"} variant="second">
        {isActive ? "Pause" : "Resume fetching"}
      </Button>
      {canRun ? (
        <Button name="intent" value="run">
          Run now
        </Button>
      ) : null}
    </Form>
  );
}

/** For staff who have looked: a feed that really lost most of its jobs. */
export function AcceptLoss({ error }: { error: string | undefined }) {
  return (
    <section className="desk__section" aria-labelledby="loss">
      <h2 id="loss">More than half of its jobs are missing</h2>
      <p>
        The last run changed nothing, because a feed that loses so many is often broken. Look at the
        employer’s own board first.
      </p>
      <Form method="post" className="desk__form">
        <Checkbox
          id="looked"
          label="I have checked: they are really gone"
          hint="Jobs missing from the feed are closed. Your name is recorded."
          name="sure"
          error={error}
        />
        <Button name="intent" value="accept-loss" variant="danger">
          Run, and accept the loss
        </Button>
      </Form>
    </section>
  );
}

/** Forgets the feed, once somebody has ticked what that means. */
export function RemoveFeed({ error }: { error: string | undefined }) {
  return (
    <section className="desk__section" aria-labelledby="remove">
      <h2 id="remove">Remove</h2>
      <Form method="post" className="desk__form">
        <Checkbox
          label="Close its jobs and delete its reports"
          hint="Otherwise they would stay open."
          name="sure"
          error={error}
        />
        <Button name="intent" value="remove" variant="danger">
          Remove the feed
        </Button>
      </Form>
    </section>
  );
}
