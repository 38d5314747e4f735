import type { QuotedText } from "#domain/facts/quoted-text.ts";
import { Details } from "#ui/details.tsx";
import { StoryParagraphs } from "../../stories/components/story-paper.tsx";
import type { StoryView } from "../people-view.ts";

/** The whole story, folded: several stand on one page. */
export function StoryDetails({ story }: { story: StoryView }) {
  return (
    <Details
      summary={
        <>
          Read the story<span className="vh"> of {story.person}</span>
        </>
      }
    >
      {"text" in story ? (
        <StoryText text={story.text} />
      ) : (
        <div className="prose storyp">
          <StoryParagraphs words={story.words} />
        </div>
      )}
    </Details>
  );
}

/** A story's paragraphs, its facts as plain words: several stories share one page. */
function StoryText({ text: { parts } }: { text: QuotedText }) {
  return parts.map(({ id, title, blocks }) => (
    <div key={id} className="prose">
      {title ? <h3>{title}</h3> : null}
      {blocks.map(({ key, html }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown from a page that only we write.
        <div key={key} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </div>
  ));
}
