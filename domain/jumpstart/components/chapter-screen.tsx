import { Check } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ChapterLine, ChapterPage } from "../reading/reading-view.ts";
import { WrittenPage } from "./written-page.tsx";

export const PLAYBOOK = "/jumpstart/linkedin-starter-playbook";

/** One chapter of the LinkedIn playbook, with its exercise and the way on. */
export function ChapterScreen({ view }: { view: ChapterPage }) {
  return (
    <WrittenPage
      view={view}
      over={`Chapter ${view.number} of ${view.count}`}
      crumbs={[{ label: "LinkedIn playbook", to: PLAYBOOK }]}
    >
      <section className="jread__do" aria-labelledby="do">
        <h2 id="do">Now, in ten minutes</h2>
        <p>{view.exercise}</p>
        {view.isRead ? (
          <Tag tone="positive" icon={Check}>
            Read
          </Tag>
        ) : (
          <Form method="post">
            <Button>Mark as read</Button>
          </Form>
        )}
      </section>
      <nav className="jread__way" aria-label="Chapters before and after">
        <Way label="Before" chapter={view.before} rel="prev" />
        <Way label="Next" chapter={view.after} rel="next" />
      </nav>
    </WrittenPage>
  );
}

type WayProps = { label: string; chapter: ChapterLine | null; rel: "prev" | "next" };

function Way({ label, chapter, rel }: WayProps) {
  if (!chapter) return null;
  return (
    <Link to={chapter.to} rel={rel}>
      <span className="small muted">{label}</span>
      {chapter.title}
    </Link>
  );
}
