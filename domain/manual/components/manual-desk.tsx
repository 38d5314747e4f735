import { Eye, EyeOff, Plus } from "lucide-react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag, TagRow } from "#ui/tag.tsx";
import type { DeskChapter } from "../desk.queries.server.ts";
import "./manual.css";

type Answer = { errors: Record<string, string[]>; values: Record<string, string> };

type ManualDeskProps = {
  universityId: number;
  chapters: readonly DeskChapter[];
  places: readonly SelectOption[];
  answer: Answer | undefined;
};

const kinds: Record<DeskChapter["kind"], string> = {
  ours: "Our text",
  changed: "Your text",
  added: "Your own chapter",
};

/** The manual for those who write it. */
export function ManualDesk({ universityId, chapters, places, answer }: ManualDeskProps) {
  const news = chapters.filter(({ hasNews }) => hasNews).length;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Career manual"
        lead="What your students read. Change a chapter, hide it, or add your own. Chapters you do not change follow our text."
        actions={
          <ButtonLink variant="second" size="s" to={`/career-manual/${universityId}`}>
            Read it as students do
          </ButtonLink>
        }
      />
      <ErrorSummary errors={answer?.errors} />
      {news > 0 ? (
        <Notice
          title={
            news === 1 ? "Our text of one chapter changed" : `Our text of ${news} chapters changed`
          }
        >
          You changed these chapters earlier. Open each to see what changed in ours. Your text stays
          until you change it.
        </Notice>
      ) : null}
      <DataTable
        isStacked
        caption={chapters.length === 1 ? "1 chapter" : `${chapters.length} chapters`}
        rows={chapters}
        rowKey={({ slug }) => slug}
        columns={[
          {
            key: "title",
            heading: "Chapter",
            isRowHeading: true,
            cell: ({ slug, title }) => (
              <Link to={`/university/career-manual/${slug}`}>{title}</Link>
            ),
          },
          { key: "kind", heading: "Written by", cell: ({ kind }) => kinds[kind] },
          { key: "state", heading: "State", cell: (chapter) => <State {...chapter} /> },
          { key: "hide", heading: "Shown", cell: (chapter) => <Hide {...chapter} /> },
        ]}
      />
      <Section title="Add a chapter">
        <Form method="post" action="/university/career-manual" className="manual__add">
          <Field
            label="Title"
            name="title"
            maxLength={160}
            defaultValue={answer?.values.title ?? ""}
            error={answer?.errors.title?.[0]}
          />
          <SelectField
            label="Where"
            name="after"
            options={places}
            defaultValue={answer?.values.after ?? places.at(-1)?.value ?? ""}
          />
          <div className="btns">
            <Button variant="mark" icon={Plus} name="intent" value="add">
              Add the chapter
            </Button>
          </div>
        </Form>
      </Section>
    </main>
  );
}

function State({ isHidden, hasDraft, hasNews }: DeskChapter) {
  return (
    <TagRow>
      {hasNews ? <Tag tone="caution">Our text changed</Tag> : null}
      {hasDraft ? <Tag tone="info">Draft not published</Tag> : null}
      {isHidden ? <Tag>Hidden</Tag> : null}
    </TagRow>
  );
}

function Hide({ slug, title, isHidden }: DeskChapter) {
  return (
    <Form method="post" action="/university/career-manual">
      <input type="hidden" name="chapter" value={slug} />
      <Button
        variant="quiet"
        size="s"
        icon={isHidden ? Eye : EyeOff}
        name="intent"
        value={isHidden ? "show" : "hide"}
      >
        {isHidden ? "Show" : "Hide"}
        <span className="vh"> “{title}”</span>
      </Button>
    </Form>
  );
}
