import { Form } from "react-router";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { consentSentences } from "../consent.ts";
import type { SharedStory } from "../story.ts";
import { StoryForm } from "./story-form.tsx";
import { StoryPaper } from "./story-paper.tsx";

type OwnStoryProps = {
  story: Omit<SharedStory, "email">;
  consents: readonly { version: string; storyRevision: number; agreedAt: Date }[];
  state: FormState | undefined;
};

/** A writer's own story: where it is, what they can do with it, and the way out. */
export function OwnStory({ story, consents, state }: OwnStoryProps) {
  const isChangeable = story.status === "sent-back" || story.status === "waiting";
  const isOfForm = state !== undefined && Object.keys(state.values).length > 0;
  return (
    <main id="main" className="wrap tell__page">
      <PageHead
        title="Your story"
        lead={`Sent on ${longDay(isoDay(story.sentAt))}. Keep the link to this page: it is the key to your story.`}
      />
      {isOfForm ? null : <ErrorSummary errors={state?.errors} />}
      <div className="tell__own">
        <Status story={story} />
        {story.status === "edited" ? <Proposal story={story} /> : null}
        <section className="tell__sheet" aria-label="Your story as it is now">
          <StoryPaper story={story} />
        </section>
        {isChangeable ? (
          <Details
            summary="Change it and send it again"
            isOpen={story.status === "sent-back" || isOfForm}
          >
            <StoryForm
              key={story.revision}
              story={story}
              state={isOfForm ? state : undefined}
              button={
                <Button name="intent" value="change">
                  Send it again
                </Button>
              }
            />
          </Details>
        ) : null}
        <Agreed consents={consents} />
        <Withdraw error={errorIn(state, "sure")} />
      </div>
    </main>
  );
}

function Status({ story: { status, note, slug, publishedAt } }: Pick<OwnStoryProps, "story">) {
  switch (status) {
    case "unconfirmed":
      return (
        <Notice title="Is this your story?">
          <p>Confirm it, and we will read it within five working days.</p>
          <Form method="post">
            <Button name="intent" value="confirm">
              Confirm that it is mine
            </Button>
          </Form>
        </Notice>
      );
    case "waiting":
      return <Notice title="Waiting for review">We will read it and email you.</Notice>;
    case "sent-back":
      return (
        <Notice tone="caution" title="We cannot show it as it is">
          <p>{note}</p>
          <p>Change it below and send it again, or withdraw it.</p>
        </Notice>
      );
    case "edited":
      return <Notice title="May we publish it like this?">Compare the two, then decide.</Notice>;
    case "approved":
      return (
        <Notice tone="positive" title="It is on the site">
          <p>
            Since {longDay(isoDay(publishedAt ?? new Date(0)))}.{" "}
            <a href={`/success-stories#${slug}`}>See it on the page of stories</a>.
          </p>
        </Notice>
      );
  }
}

function Proposal({ story }: Pick<OwnStoryProps, "story">) {
  const { proposedTitle, proposedWords } = story;
  const proposed = {
    ...story,
    title: proposedTitle ?? story.title,
    words: proposedWords ?? story.words,
  };
  return (
    <section className="tell__sheet" aria-labelledby="proposal">
      <h2 id="proposal">As we would publish it</h2>
      <StoryPaper story={proposed} />
      <Form method="post" className="btns">
        <Button name="intent" value="accept">
          Publish it like this
        </Button>
        <Button name="intent" value="decline" variant="second">
          Keep my own text
        </Button>
      </Form>
    </section>
  );
}

function Agreed({ consents }: Pick<OwnStoryProps, "consents">) {
  return (
    <Details summary="What you agreed to, and when">
      <ul>
        {consentSentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {consents.map(({ version, storyRevision, agreedAt }) => (
        <p key={storyRevision} className="small muted">
          Agreed on {longDay(isoDay(agreedAt))}, for version {storyRevision} of your text, to
          version {version} of these sentences.
        </p>
      ))}
    </Details>
  );
}

function Withdraw({ error }: { error: string | undefined }) {
  return (
    <section className="tell__end" aria-labelledby="withdraw">
      <h2 id="withdraw">Withdraw it</h2>
      <p>
        It is removed from the site at once. The text and the photo are deleted, and cannot be
        restored.
      </p>
      <Form method="post" className="tell" noValidate>
        <Checkbox name="sure" label="Yes, withdraw and delete my story" error={error} />
        <Button name="intent" value="withdraw" variant="second">
          Withdraw my story
        </Button>
      </Form>
    </section>
  );
}
