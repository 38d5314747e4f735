import { Form } from "react-router";
import { ChangedParts } from "#domain/drafts/components/what-changed.tsx";
import {
  type BeforeSending,
  useSavedFirst,
} from "#domain/pages/components/desk/use-saved-first.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import type { ChapterEditorProps, VersionLine } from "./chapter-editor-props.ts";

type Chapter = ChapterEditorProps["chapter"];

type ChapterPanelsProps = {
  chapter: Chapter;
  versions: readonly VersionLine[];
  beforeSending: BeforeSending;
  /** Typed or saved since the page was asked for: there is something to publish. */
  isTypedOn: boolean;
};

/** What can be decided about a chapter, beside its words. */
export function ChapterPanels({ chapter, versions, beforeSending, isTypedOn }: ChapterPanelsProps) {
  const onSubmit = useSavedFirst(beforeSending);
  const hasWork = chapter.hasDraft || isTypedOn;
  return (
    <>
      {chapter.news ? <News news={chapter.news} /> : null}
      <section className="edpanel" aria-labelledby="next-step">
        <h2 id="next-step">Publish</h2>
        <p className="small muted">{stateLine(chapter, hasWork)}</p>
        <Form method="post" className="edpanel__form" onSubmit={onSubmit}>
          <div className="btns">
            {hasWork ? (
              <Button name="intent" value="publish" variant="mark">
                Publish for your students
              </Button>
            ) : null}
            {chapter.kind === "changed" || (chapter.kind === "ours" && hasWork) ? (
              <Button name="intent" value="restore" variant="quiet">
                Go back to our text
              </Button>
            ) : null}
            {chapter.kind === "added" ? (
              <Button name="intent" value="delete" variant="quiet">
                Delete this chapter
              </Button>
            ) : null}
          </div>
        </Form>
      </section>
      <section className="edpanel" aria-labelledby="how-to-write">
        <h2 id="how-to-write">Facts and links</h2>
        <p className="small">
          A rule’s figure is quoted by its name, as {"{{fact:uk-standard-salary}}"}, and stays right
          when the rule changes. Link to our pages by their path, as [your CVs](/my-cvs), and to
          your own website by its whole address.
        </p>
      </section>
      <Versions versions={versions} current={chapter.revision} />
    </>
  );
}

function stateLine({ kind, isHidden }: Chapter, hasWork: boolean): string {
  const hidden = isHidden ? " The chapter is hidden; publishing shows it again." : "";
  if (kind === "ours") {
    return `${hasWork ? "Students still read our text." : "Students read our text."}${hidden}`;
  }
  const draft = "Students do not see this text yet.";
  return `${hasWork ? draft : "Students read what is written here."}${hidden}`;
}

function News({ news }: { news: NonNullable<Chapter["news"]> }) {
  return (
    <section className="edpanel" aria-labelledby="our-news">
      <h2 id="our-news">Our text changed since</h2>
      <p className="small">
        You changed this chapter earlier. Copy what you need, or keep your text as it is.
      </p>
      <Details summary="What changed in our text">
        <ChangedParts changes={news} />
      </Details>
      <Form method="post" className="edpanel__form">
        <div className="btns">
          <Button name="intent" value="seen" variant="second" size="s">
            Keep your text
          </Button>
        </div>
      </Form>
    </section>
  );
}

function Versions({ versions, current }: { versions: readonly VersionLine[]; current: number }) {
  if (versions.length < 2) return null;
  return (
    <section className="edpanel" id="versions" aria-labelledby="versions-title">
      <h2 id="versions-title">Versions</h2>
      <ul className="ednotes">
        {versions.map(({ number, revision, name, when }) => (
          <li key={revision}>
            <p className="small">
              <b>Version {number}</b>, {name}, {when}
            </p>
            {revision === current ? null : (
              <Form method="post">
                <input type="hidden" name="revision" value={revision} />
                <Button name="intent" value="version" variant="quiet" size="s">
                  Restore<span className="vh"> version {number}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
