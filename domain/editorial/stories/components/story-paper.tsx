import { jobLine, paragraphsOf, type StoryPhoto, type StoryWords } from "../story.ts";
import "./stories.css";

type StoryPaperProps = { story: StoryWords & { photo: StoryPhoto | null } };

/** A story as readers will see it. Plain text: whatever was typed shows as it was typed. */
export function StoryPaper({ story }: StoryPaperProps) {
  const { name, course, university, photo, title } = story;
  return (
    <div className="storyp">
      <div className="storyp__who">
        {photo ? (
          <img
            className="storyp__photo"
            src={photo.src}
            alt={name}
            width={photo.width}
            height={photo.height}
          />
        ) : null}
        <div>
          <p className="strong">{name}</p>
          <p className="small muted">
            {jobLine(story)}. {course}, {university}.
          </p>
        </div>
      </div>
      <h2>{title}</h2>
      <StoryParagraphs words={story.words} />
    </div>
  );
}

export function StoryParagraphs({ words }: { words: string }) {
  return paragraphsOf(words)
    .map((paragraph, index) => ({ key: `${index} ${paragraph}`, paragraph }))
    .map(({ key, paragraph }) => <p key={key}>{paragraph}</p>);
}
