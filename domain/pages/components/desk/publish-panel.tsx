import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { EditorView } from "./desk-view.ts";
import { type BeforeSending, useSavedFirst } from "./use-saved-first.ts";

type PublishPanelProps = {
  view: EditorView;
  beforeSending: BeforeSending;
  /** Typed or saved since the panel was asked for: its buttons must not go while they are pressed. */
  isTypedOn: boolean;
};

/** The next step: write, ask, decide, publish. */
export function PublishPanel({ view, beforeSending, isTypedOn }: PublishPanelProps) {
  const onSubmit = useSavedFirst(beforeSending);
  const { stage, owner, publishing, page } = view;
  const missing = Object.values(view.errors);
  const isUnread = !page.isLive;
  const hasWork = view.hasChanges || isUnread || isTypedOn;
  return (
    <section className="edpanel" aria-labelledby="next-step">
      <h2 id="next-step">{headings[stage]}</h2>
      {publishing && !publishing.isCurrent ? (
        <Notice tone="caution" title="Changed since it was scheduled">
          The scheduled version will be published, without later changes. Schedule it again to
          include them.
        </Notice>
      ) : null}
      <p className="small muted">
        {missing.length > 0 ? missingLine(missing.length) : nextLine(view, hasWork)}
      </p>
      {missing.length > 0 ? (
        <ul className="edpanel__missing small">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      <Form method="post" preventScrollReset className="edpanel__form" onSubmit={onSubmit}>
        {stage === "review" ? (
          <Decide mayPublish={owner.mayPublish} />
        ) : (
          <div className="btns">
            {owner.mayPublish && hasWork ? (
              <Button name="intent" value="publish" variant="mark">
                {isUnread ? "Publish now" : "Publish the changes"}
              </Button>
            ) : null}
            {stage === "writing" && hasWork ? (
              <Button name="intent" value="submit" variant="second">
                Submit for review
              </Button>
            ) : null}
            {page.isLive && owner.mayPublish ? (
              <Button name="intent" value="unpublish" variant="quiet">
                Unpublish
              </Button>
            ) : null}
          </div>
        )}
      </Form>
    </section>
  );
}

const headings: Record<EditorView["stage"], string> = {
  writing: "Next step",
  review: "Waiting for a review",
  approved: "Approved",
};

function Decide({ mayPublish }: { mayPublish: boolean }) {
  if (!mayPublish)
    return <p>A colleague who can publish will review it. You can continue writing.</p>;
  return (
    <>
      <TextareaField
        label="Note to its author"
        hint="Needed if you send it back"
        id="review-note"
        name="note"
        rows={3}
      />
      <div className="btns">
        <Button name="intent" value="approve" variant="mark" data-queue-key="a">
          Approve
        </Button>
        <Button name="intent" value="send-back" variant="second" data-queue-key="s">
          Send back
        </Button>
      </div>
    </>
  );
}

function missingLine(count: number): string {
  return count === 1
    ? "One thing to change before it can be published:"
    : `${count} things to change before it can be published:`;
}

function nextLine({ page, publishing }: EditorView, hasWork: boolean): string {
  if (publishing) return `It is published on ${publishing.label}`;
  if (!hasWork) return "Readers see this version.";
  return page.isLive ? "Readers still see the previous version." : "Only staff see it.";
}
