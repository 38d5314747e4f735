import { Form } from "react-router";
import { dateFormat } from "#rules/formats/dates.ts";
import { retentionDays } from "#rules/retention.ts";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { Review } from "../review-cv.server.ts";

type ReviewPartProps = { review: Review | null; hasUniversity: boolean; timeZone: string };

export function ReviewPart({ review, hasUniversity, timeZone }: ReviewPartProps) {
  const day = dateFormat("longDate", timeZone);
  if (!hasUniversity) {
    return <p>Your account belongs to no university, so there is no careers service to ask.</p>;
  }
  if (review) {
    return (
      <div className="stack">
        <p>
          Since {day.format(review.askedAt)} the advisers of your university can read this document
          and write beside its parts. They cannot change anything.{" "}
          {review.answeredAt
            ? `Last answer ${day.format(review.answeredAt)}: it is beside the part it is about.`
            : "Nobody has written yet."}
        </p>
        {review.question ? <p className="small muted">You asked: {review.question}</p> : null}
        <Form method="post">
          <Button variant="danger" size="s" name="intent" value="end-review">
            Stop sharing it
          </Button>
        </Form>
      </div>
    );
  }
  return (
    <Form method="post" className="formline">
      <p>
        Your university’s advisers can then read it and write beside its parts, never change it. You
        can stop sharing it at any time, and it ends automatically {retentionDays.quietCvReviews}{" "}
        days after the last comment.
      </p>
      <TextareaField
        label="Your question"
        name="question"
        hint="Such as: is the profile clear? Which project should come first?"
        rows={3}
        maxLength={1000}
      />
      <div className="btns">
        <Button variant="second" name="intent" value="ask">
          Ask an adviser to read it
        </Button>
      </div>
    </Form>
  );
}
