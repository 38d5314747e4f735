import { MailCheck } from "lucide-react";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { SendStory, StoryForm } from "#domain/editorial/stories/components/story-form.tsx";
import { TrapFields } from "#domain/forms/components/trap-fields.tsx";
import { errorIn, valueIn } from "#domain/forms/form-state.ts";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { Route } from "./+types/route";
import { answerShareStory, loadShareStory } from "./page.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadShareStory(args);
}

export function action(args: Route.ActionArgs) {
  return answerShareStory(args);
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: "Share your success story - Waymark" },
    {
      name: "description",
      content:
        "Tell others how you found work after studying abroad. You choose what is shown, and you can take it back at any time.",
    },
    ...canonicalLink(matches, "/share-your-success-story"),
  ];
}

export default function ShareStoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, needsEmail, own, opened } = loaderData;
  return (
    <main id="main" className="wrap tell__page">
      <PageHead
        crumbs={[{ label: "Success stories", to: "/success-stories" }]}
        title="Share your story"
        lead="How you found work, for people who are starting now. Be honest: what did not work helps most."
      />
      <div className="tell__cols">
        <section className="tell__sheet" aria-label="Your story">
          {sent ? (
            <Sent isConfirmed={sent === "read"} />
          ) : (
            <StoryForm state={actionData} button={<SendStory>Send your story</SendStory>}>
              <TrapFields opened={opened} state={actionData} />
              {needsEmail ? (
                <Field
                  name="email"
                  label="Email"
                  hint="Never shown. We send you a link to confirm, follow and withdraw your story."
                  type="email"
                  autoComplete="email"
                  defaultValue={valueIn(actionData, "email")}
                  error={errorIn(actionData, "email")}
                  required
                />
              ) : null}
            </StoryForm>
          )}
        </section>
        <aside className="tell__steps" aria-label="What we do with it">
          <OwnStories own={own} />
          <h2>What happens next</h2>
          <RouteLine
            label="What happens with your story"
            stops={[
              { label: "You send it", state: sent ? "done" : "here" },
              { label: "A person reads it, within five working days", state: "ahead" },
              { label: "We publish it, or send it back to you with a reason", state: "ahead" },
              { label: "You can withdraw it at any time", state: "ahead" },
            ]}
          />
          <p className="small">
            We change nothing without asking you. If we want to shorten it or correct a typing
            error, you see both versions and decide.
          </p>
        </aside>
      </div>
    </main>
  );
}

function Sent({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <Notice
      tone="positive"
      icon={MailCheck}
      isLive
      title={isConfirmed ? "We have your story" : "Check your email"}
      actions={<Link to="/success-stories">Read the other stories</Link>}
    >
      {isConfirmed
        ? "We will read it within five working days and email you. The email we sent has a link to see and withdraw it."
        : "We sent you a link. Open it to confirm that the story is yours. We will then read it within five working days."}
    </Notice>
  );
}

type Own = Route.ComponentProps["loaderData"]["own"];

function OwnStories({ own }: { own: Own }) {
  if (own.length === 0) return null;
  return (
    <>
      <h2>Your stories</h2>
      <ul>
        {own.map(({ title, status, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>: {status.toLowerCase()}
          </li>
        ))}
      </ul>
    </>
  );
}
