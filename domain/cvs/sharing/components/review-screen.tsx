import { type ReactNode, useRef } from "react";
import { Form } from "react-router";
import type { CvLook } from "#rules/cv/cv-document.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { CvKind } from "../../document/cv.ts";
import type { CvComment } from "../../studio/comment.ts";
import { CommentForms, CommentNote, commentForm } from "../../studio/components/comment-note.tsx";
import { Pages } from "../../studio/components/pages.tsx";
import type { Review } from "../review-cv.server.ts";
import type { ReviewPlace } from "../review-places.ts";
import "../../studio/components/studio.css";
import "../../studio/components/preview.css";
import "../../studio/components/cv-pages.css";
import "../../letters/components/letter.css";

type ReviewScreenProps = {
  cv: { id: string; title: string; kind: CvKind; look: CvLook; revision: number };
  places: readonly ReviewPlace[];
  review: Review;
  /** Who reads it: "you", a colleague's name, or nobody yet. */
  adviser: string | null;
  nextCvId: string | null;
  owner: string;
  pages: number;
  /** What keys do here, from the shell. */
  keys?: ReactNode;
  comments: readonly CvComment[];
  timeZone: string;
};

/** An adviser reads, and writes beside a part. There is nothing here that changes a word. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { cv, places, review, owner, pages, comments, timeZone, keys } = props;
  const time = dateFormat("longDateTime", timeZone);
  const newest = useNewestOfMine(comments);
  const path = `/university/cv-reviews/${cv.id}`;
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title={cv.title}
        lead={`By ${owner}. Asked on ${time.format(review.askedAt)}.`}
        crumbs={[{ label: "CVs to read", to: "/university/cv-reviews" }]}
      />
      <QueueBar {...props} />
      {keys}
      {review.question ? (
        <blockquote className="evid">
          <p>
            <b>{owner} asks</b>
          </p>
          <p>{review.question}</p>
        </blockquote>
      ) : null}
      <div className="letter">
        <Pages
          pages={Array.from(
            { length: pages },
            (_, at) => `${path}/page/${at + 1}?r=${cv.revision}`,
          )}
          paper={cv.look.paper}
          of={cv.title}
        />
        <div className="stack">
          <h2>Notes</h2>
          {comments.length === 0 ? <p>No notes yet.</p> : null}
          {comments.map((comment) => (
            <div key={comment.id} className="stack">
              <p className="small muted">
                {labelOf(places, comment)}
                {comment.resolvedAt ? ", done" : ""}
              </p>
              <CommentNote
                comment={comment}
                timeWords={(at) => time.format(at)}
                form={commentForm(comment.id)}
              >
                {comment.isMine ? (
                  <Button
                    variant="quiet"
                    size="s"
                    form={commentForm(comment.id)}
                    name="intent"
                    value="delete"
                  >
                    Delete
                  </Button>
                ) : null}
              </CommentNote>
            </div>
          ))}
          {/* Written, it stands above: the form is for the next one. */}
          <Form method="post" className="stack" key={newest}>
            <h3>Write a note</h3>
            <SelectField label="Beside" name="place" options={places} />
            <TextareaField label="Note" name="body" rows={4} maxLength={2000} required />
            <div className="btns">
              <Button name="intent" value="comment">
                Add note
              </Button>
            </div>
          </Form>
        </div>
      </div>
      <CommentForms comments={comments} action={path} back={path} />
    </main>
  );
}

/** The keys that press what stands here. */
const keyOf = { take: "t", finish: "d", reopen: undefined, "give-back": undefined };

/** Whose it is, what to do with it, and the way to the next. */
function QueueBar({ review, adviser, nextCvId }: ReviewScreenProps) {
  const press = (
    intent: keyof typeof keyOf,
    words: string,
    variant: "second" | "quiet" | "mark",
  ) => (
    <Button name="intent" value={intent} size="s" variant={variant} data-queue-key={keyOf[intent]}>
      {words}
    </Button>
  );
  return (
    <Form method="post" className="btns">
      <Tag tone={review.doneAt ? "positive" : adviser ? "info" : "caution"}>
        {review.doneAt ? "Done" : adviser ? `Assigned to ${adviser}` : "Not assigned yet"}
      </Tag>
      {review.doneAt ? press("reopen", "Return to the queue", "quiet") : null}
      {!review.doneAt && adviser === null ? press("take", "Assign to me", "second") : null}
      {!review.doneAt && adviser !== null ? press("give-back", "Unassign", "quiet") : null}
      {review.doneAt ? null : press("finish", "Done", "mark")}
      {nextCvId ? (
        <Link to={`/university/cv-reviews/${nextCvId}`} data-queue-next="">
          Next in the queue
        </Link>
      ) : null}
    </Form>
  );
}

/** The newest note of the person who reads, also once it is gone: taking one back is not writing one. */
function useNewestOfMine(comments: readonly CvComment[]): number {
  const newest = useRef(0);
  const ids = comments.filter(({ isMine }) => isMine).map(({ id }) => id);
  newest.current = Math.max(newest.current, ...ids);
  return newest.current;
}

function labelOf(places: readonly ReviewPlace[], { section, entryId }: CvComment): string {
  const value = entryId ? `${section} ${entryId}` : section;
  return places.find((place) => place.value === value)?.label ?? "A deleted part";
}
