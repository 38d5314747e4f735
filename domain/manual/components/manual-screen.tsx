import { Download, Pencil, Search } from "lucide-react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import "./manual.css";

export type ManualScreenProps = {
  university: { id: number; name: string };
  isAdviser: boolean;
  query: string;
  chapters: readonly { to: string; title: string; summary: string; by: "us" | "university" }[];
  /** Null where nobody looked for anything. */
  found: readonly { to: string; title: string; excerpt: string }[] | null;
};

/** A university's career manual: its chapters, a search in them, and the whole as a file. */
export function ManualScreen(props: ManualScreenProps) {
  const { university, isAdviser, query, chapters, found } = props;
  const base = `/career-manual/${university.id}`;
  return (
    <main id="main" className="wrap manual">
      <PageHead
        over={university.name}
        title="Career manual"
        lead="From your first dates to your first weeks in a job. Read it in order, or look for what you need today."
        actions={
          <div className="btns">
            {isAdviser ? (
              <ButtonLink variant="second" size="s" icon={Pencil} to="/university/career-manual">
                Change the manual
              </ButtonLink>
            ) : null}
            <a className="btn btn--second btn--s" href={`${base}/manual.pdf`}>
              <Icon icon={Download} />
              Manual as PDF
            </a>
          </div>
        }
      />
      <Form method="get" action={base} role="search" className="manual__search">
        <Field label="Search in the manual" name="q" type="search" defaultValue={query} />
        <Button variant="second" icon={Search}>
          Search
        </Button>
      </Form>
      {found ? <Found found={found} query={query} base={base} /> : <Chapters chapters={chapters} />}
    </main>
  );
}

function Chapters({ chapters }: Pick<ManualScreenProps, "chapters">) {
  return (
    <Section title={chapters.length === 1 ? "1 chapter" : `${chapters.length} chapters`}>
      <ol className="manual__list">
        {chapters.map(({ to, title, summary, by }) => (
          <li key={to}>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p className="small">{summary}</p>
            {by === "university" ? <Tag>Written by your university</Tag> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

type FoundProps = {
  found: NonNullable<ManualScreenProps["found"]>;
  query: string;
  base: string;
};

function Found({ found, query, base }: FoundProps) {
  const count = found.length === 1 ? "1 chapter has" : `${found.length} chapters have`;
  return (
    <Section
      title={found.length > 0 ? `${count} “${query}”` : `No chapter has “${query}”`}
      aside={
        <Link className="more" to={base}>
          All chapters
        </Link>
      }
    >
      {found.length > 0 ? (
        <ul className="manual__found">
          {found.map(({ to, title, excerpt }) => (
            <li key={to}>
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p className="small">{excerpt}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p>Try fewer or other words, such as “visa”, “letter” or “interview”.</p>
      )}
    </Section>
  );
}
