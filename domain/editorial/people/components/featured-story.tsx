import { initialsOf } from "#ui/avatar.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { StoryView } from "../people-view.ts";
import { DemoTag } from "./case-studies-screen.tsx";
import { StoryDetails } from "./story-text.tsx";
import "./featured-story.css";

/** The story at the head of the page: a sentence of theirs, and their way with its dates. */
export function FeaturedStory({ story }: { story: StoryView }) {
  const { slug, person, from, job, quote, stops, isDemo } = story;
  return (
    <article className="st1" id={slug} aria-labelledby={`${slug}-name`}>
      <div className="st1__m" aria-hidden="true">
        <span className="st1__art" />
        <span className="st1__mono">{initialsOf(person)}</span>
      </div>
      <div className="st1__b">
        <blockquote>“{quote}”</blockquote>
        <div>
          <h2 id={`${slug}-name`}>{[person, job].filter(Boolean).join(", ")}</h2>
          {from ? <p className="muted">From {from}</p> : null}
        </div>
        <p className="strong">{story.title}</p>
        <p>
          <DemoTag isDemo={isDemo} />
        </p>
        <StoryDetails story={story} />
      </div>
      <div className="st1__j">
        <RouteLine
          direction="row"
          label={`${person}’s journey`}
          stops={stops.map(({ when, what }) => ({
            label: what,
            note: when,
            state: "done",
          }))}
        />
      </div>
    </article>
  );
}
