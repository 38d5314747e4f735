import { Form } from "react-router";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { MAX_WORDS, type SharedStory } from "../story.ts";
import { StoryPaper } from "./story-paper.tsx";

type StoryDeskProps = {
  story: SharedStory;
  consents: readonly { version: string; storyRevision: number; agreedAt: Date }[];
  state: FormState | undefined;
};

/** A story as readers would see it, with the three answers to it. */
export function StoryDesk({ story, consents, state }: StoryDeskProps) {
  const { status } = story;
  return (
    <div className="tell__cols tell__cols--desk">
      <section className="tell__sheet" aria-label="The story as readers see it">
        <StoryPaper story={story} />
      </section>
      <div className="tell__steps">
        <Facts story={story} consents={consents} />
        {status === "waiting" ? <Decide story={story} state={state} /> : <NotNow story={story} />}
        {status === "approved" || status === "edited" ? (
          <SendBack story={story} state={state} />
        ) : null}
      </div>
    </div>
  );
}

function Facts({ story, consents }: Omit<StoryDeskProps, "state">) {
  const [latest] = consents;
  return (
    <DescriptionList
      items={[
        { term: "Sent", detail: longDay(isoDay(story.sentAt)) },
        { term: "Email, not shown", detail: story.email },
        {
          term: "Consent",
          detail: latest
            ? `${longDay(isoDay(latest.agreedAt))}, version ${latest.version} of the sentences`
            : "None. Do not show it.",
          tone: latest ? undefined : "negative",
        },
      ]}
    />
  );
}

function NotNow({ story: { status, note } }: Pick<StoryDeskProps, "story">) {
  switch (status) {
    case "unconfirmed":
      return (
        <Notice title="Not confirmed yet">
          Its writer has to confirm it by email before anybody decides.
        </Notice>
      );
    case "edited":
      return <Notice title="With its writer">They decide whether to accept your change.</Notice>;
    case "sent-back":
      return <Notice title="Sent back">{note ?? ""}</Notice>;
    default:
      return (
        <Notice tone="positive" title="On the site">
          Only its writer can change it now. You can take it down below.
        </Notice>
      );
  }
}

type DecisionProps = Omit<StoryDeskProps, "consents">;

function Decide({ story, state }: DecisionProps) {
  return (
    <>
      <Form method="post">
        <input type="hidden" name="revision" value={story.revision} />
        <Button name="intent" value="approve" data-queue-key="a">
          Approve
        </Button>
      </Form>
      <SendBack story={story} state={state} />
      <Edit story={story} state={state} />
    </>
  );
}

function SendBack({ story, state }: DecisionProps) {
  const isShown = story.status === "approved";
  return (
    <Form method="post" className="tell">
      <input type="hidden" name="revision" value={story.revision} />
      <TextareaField
        name="note"
        label={isShown ? "Why you are taking it down" : "What to change, if you send it back"}
        hint="Its writer can read this."
        maxLength={1000}
        defaultValue={valueIn(state, "note")}
        error={errorIn(state, "note")}
      />
      <Button name="intent" value="send-back" variant="second" data-queue-key="s">
        {isShown ? "Take it down and send it back" : "Send back"}
      </Button>
    </Form>
  );
}

/** For length and typing errors only. It is printed when its writer has agreed. */
function Edit({ story, state }: DecisionProps) {
  const isTyped = state?.values.intent === "edit";
  const field = (name: "title" | "words") => ({
    name,
    defaultValue: isTyped ? valueIn(state, name) : story[name],
    error: isTyped ? errorIn(state, name) : undefined,
  });
  return (
    <Details summary="Shorten it or correct typing errors" isOpen={isTyped}>
      <Form method="post" className="tell">
        <input type="hidden" name="revision" value={story.revision} />
        <Field {...field("title")} label="Title" maxLength={100} />
        <TextareaField {...field("words")} label="Text" rows={14} maxLength={MAX_WORDS} />
        <Button name="intent" value="edit" variant="second">
          Ask its writer
        </Button>
      </Form>
    </Details>
  );
}
