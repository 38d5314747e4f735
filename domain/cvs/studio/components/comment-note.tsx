import { Form } from "react-router";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { CvComment, CvReply } from "../comment.ts";

type CommentNoteProps = {
  comment: CvComment;
  timeWords: (at: Date) => string;
  /** The id of the form its answer is posted with; a note may stand inside another form. */
  form: string;
  children?: React.ReactNode;
};

/** What an adviser wrote beside a part, with the answers to it. */
export function CommentNote({ comment, timeWords, form, children }: CommentNoteProps) {
  return (
    <div className="note" id={`comment-${comment.id}`}>
      <Avatar name={comment.author || "Adviser"} />
      <div>
        <Said said={comment} timeWords={timeWords} />
        {comment.replies.map((reply) => (
          <Said key={reply.id} said={reply} timeWords={timeWords} />
        ))}
        <details className="note__r">
          <summary>Reply</summary>
          <TextareaField
            label="Your answer"
            name="body"
            id={`reply-${comment.id}`}
            form={form}
            rows={2}
            maxLength={2000}
          />
          <Button variant="second" size="s" form={form} name="intent" value="reply">
            Send answer
          </Button>
        </details>
        {children}
      </div>
    </div>
  );
}

function Said({ said, timeWords }: { said: CvReply; timeWords: (at: Date) => string }) {
  const who = said.isByOwner ? said.author : `${said.author || "Somebody who left"}, adviser`;
  return (
    <div className="note__s">
      <p className="small">
        <b>{said.isMine ? "You" : who}</b>{" "}
        <span className="muted">{timeWords(said.createdAt)}</span>
      </p>
      <p className="note__t">{said.body}</p>
    </div>
  );
}

/** The forms that notes belong to, outside of any other. */
export function CommentForms({
  comments,
  action,
  back,
}: {
  comments: readonly CvComment[];
  action: string;
  back: string;
}) {
  return comments.map(({ id }) => (
    <Form key={id} id={commentForm(id)} method="post" action={action}>
      <input type="hidden" name="comment" value={id} />
      <input type="hidden" name="back" value={back} />
    </Form>
  ));
}

export function commentForm(id: number): string {
  return `answer-${id}`;
}
