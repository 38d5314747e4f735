import { Button, ButtonLink } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { EventState } from "../../event.ts";
import { eventPaths } from "../../event-paths.ts";

type DeskEvent = {
  id: number;
  slug: string;
  state: EventState;
  capacity: number | null;
  checkInCode: string;
  recordingUrl: string;
  slidesUrl: string;
  hasRecordingFile: boolean;
  hasSlidesFile: boolean;
  hasBegun: boolean;
};

type FormState = { errors: Record<string, string[]>; values: Record<string, string> } | undefined;

export type EventDeskProps = {
  event: DeskEvent;
  people: { held: number; offered: number; waiting: number; attended: number };
  feedback: {
    answers: number;
    average: number | null;
    ratings: readonly { rating: number; people: number }[];
    words: readonly { id: number; rating: number; words: string }[];
  };
  state: FormState;
};

/** What staff do with an event beside its words: its state, its people, what comes afterwards. */
export function EventDesk({ event, people, feedback, state }: EventDeskProps) {
  const refusal = state?.errors.form?.[0];
  return (
    <>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <StateForm event={event} />
      <p className="evdesk__facts">
        <Link to={eventPaths.deskPeople(event.id)}>Attendees</Link>
        <span>
          <b>{people.held}</b>{" "}
          {event.capacity === null ? "have a place" : `of ${event.capacity} places booked`}
        </span>
        <span>
          <b>{people.offered}</b> offered
        </span>
        <span>
          <b>{people.waiting}</b> waiting
        </span>
        <span>
          <b>{people.attended}</b> attended
        </span>
        <span>
          Check-in code <b>{event.checkInCode}</b>
        </span>
      </p>
      {event.hasBegun ? <Afterwards event={event} state={state} /> : null}
      {feedback.answers > 0 ? <FeedbackResults {...feedback} /> : null}
    </>
  );
}

const labels = {
  draft: <Tag>Draft</Tag>,
  published: <Tag tone="positive">Published</Tag>,
  cancelled: <Tag tone="negative">Cancelled</Tag>,
};

function StateForm({ event: { id, slug, state } }: { event: DeskEvent }) {
  const action = eventPaths.deskEvent(id);
  return (
    <div className="desk__section">
      <Form method="post" action={action} className="evdesk__facts">
        {labels[state]}
        {state === "draft" ? (
          <Button variant="ink" name="intent" value="publish">
            Publish
          </Button>
        ) : (
          <ButtonLink variant="second" to={eventPaths.event(slug)}>
            See the page
          </ButtonLink>
        )}
        {state === "published" ? (
          <Button variant="quiet" name="intent" value="unpublish">
            Unpublish
          </Button>
        ) : null}
      </Form>
      {state === "published" ? (
        <Details summary="Cancel the event">
          <Form method="post" action={action} className="desk__form">
            <p>
              Everybody with a place or on the waiting list gets one email. It cannot be undone.
            </p>
            <TextareaField
              label="Why, in a sentence"
              hint="It is shown in the email and on the page."
              name="reason"
              rows={2}
              maxLength={500}
            />
            <Button variant="danger" name="intent" value="cancel">
              Cancel the event and tell everybody
            </Button>
          </Form>
        </Details>
      ) : null}
    </div>
  );
}

function Afterwards({ event, state }: { event: DeskEvent; state: FormState }) {
  return (
    <section className="desk__section" aria-labelledby="afterwards">
      <h2 id="afterwards">Afterwards</h2>
      <div className="evdesk__two">
        <MaterialForm
          {...{ event, state, document: "recording" }}
          label="Recording"
          url={event.recordingUrl}
          hasFile={event.hasRecordingFile}
          accept="video/mp4,video/webm"
        />
        <MaterialForm
          {...{ event, state, document: "slides" }}
          label="Slides"
          url={event.slidesUrl}
          hasFile={event.hasSlidesFile}
          accept="application/pdf"
        />
      </div>
    </section>
  );
}

type MaterialFormProps = {
  event: DeskEvent;
  state: FormState;
  document: string;
  label: string;
  url: string;
  hasFile: boolean;
  accept: string;
};

function MaterialForm(props: MaterialFormProps) {
  const { event, state, document, label, url, hasFile, accept } = props;
  return (
    <Form
      method="post"
      action={eventPaths.deskEvent(event.id)}
      encType="multipart/form-data"
      className="desk__form"
    >
      <h3>{label}</h3>
      <p className="small muted">
        {hasFile
          ? "A file is here. Send another to replace it."
          : "A link, or a file of up to 40 MB."}
      </p>
      <input type="hidden" name="document" value={document} />
      <Field
        id={document}
        label={`Link to the ${label.toLowerCase()}`}
        name="url"
        type="url"
        defaultValue={url}
        error={state?.errors[document]?.[0]}
      />
      <Field
        id={`${document}-file`}
        label={`File with the ${label.toLowerCase()}`}
        name="file"
        type="file"
        accept={accept}
      />
      <Button variant="second" name="intent" value="material">
        Save the {label.toLowerCase()}
      </Button>
    </Form>
  );
}

function FeedbackResults({ answers, average, ratings, words }: EventDeskProps["feedback"]) {
  return (
    <section className="desk__section" aria-labelledby="feedback">
      <h2 id="feedback">Feedback</h2>
      <p>
        <b>{average?.toFixed(1)}</b> of 5 from {answers} {answers === 1 ? "person" : "people"}
      </p>
      <DataTable
        caption="How useful was it?"
        rows={ratings}
        rowKey={({ rating }) => rating}
        columns={[
          {
            key: "rating",
            heading: "Answer",
            isRowHeading: true,
            cell: ({ rating }) => rating,
          },
          { key: "people", heading: "People", isFigure: true, cell: ({ people }) => people },
        ]}
      />
      {words.map(({ id, rating, words: said }) => (
        <blockquote key={id}>
          <p>{said}</p>
          <p className="small muted">{rating} of 5</p>
        </blockquote>
      ))}
    </section>
  );
}
