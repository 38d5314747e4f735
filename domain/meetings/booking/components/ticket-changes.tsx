import { Button, ButtonLink } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Form } from "#ui/form.tsx";
import type { TicketView } from "../ticket-view.ts";

/** A time from the waiting list: take it in time, or let it go. */
export function OfferAnswer({ ticket }: { ticket: TicketView }) {
  if (!ticket.keptUntil) return null;
  return (
    <>
      <Form method="post" action={ticket.page} preventScrollReset>
        <p>We hold this time for you until {ticket.keptUntil}, your time.</p>
        <div className="btns">
          <Button name="intent" value="accept">
            Book this time
          </Button>
        </div>
      </Form>
      <Details summary="Decline it">
        <Form method="post" action={ticket.page} preventScrollReset>
          <p>The time goes to the next person at once. It cannot be undone.</p>
          <Button variant="danger" name="intent" value="decline">
            Yes, decline it
          </Button>
        </Form>
      </Details>
    </>
  );
}

type ChangeProps = { ticket: TicketView; moveHref: string };

/** Move or cancel, while there is time. */
export function TicketChanges({ ticket, moveHref }: ChangeProps) {
  if (!ticket.changeable) return null;
  return (
    <>
      <div className="btns">
        <ButtonLink variant="quiet" to={moveHref}>
          Move
        </ButtonLink>
      </div>
      {/* The time is somebody else's the moment it is free: one slip must not give it away. */}
      <Details summary="Cancel the meeting">
        <Form method="post" action={ticket.page} preventScrollReset>
          <p>The time becomes free at once, and the other side is told. It cannot be undone.</p>
          <Button variant="danger" name="intent" value="cancel">
            Yes, cancel it
          </Button>
        </Form>
      </Details>
      <p className="small muted">
        You can until {ticket.changeable}, your time. The calendar entry updates automatically.
      </p>
    </>
  );
}
