import { ChevronDown } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SearchForm } from "#ui/search-form.tsx";
import type { TopicView } from "../questions-view.ts";
import "#domain/pages/components/question-list.css";
import "./questions.css";

type QuestionsScreenProps = {
  topics: readonly TopicView[];
  asked: string;
  /** Which words were read otherwise than they were typed. */
  told?: string | null;
};

/** Questions people ask, by topic; they open without script. */
export function QuestionsScreen({ topics, asked, told }: QuestionsScreenProps) {
  const shown = topics.filter(({ questions }) => questions.length > 0);
  return (
    <main id="main" className="wrap questions">
      <PageHead
        title="Questions people ask"
        lead="Short answers, with the rules as we last read them."
        actions={<SearchForm action="/faq" label="Search the answers" asked={asked} />}
      />
      {told ? <p className="questions__told">{told}</p> : null}
      {shown.length === 0 ? (
        <EmptyState
          title={`No question has “${asked}”`}
          action={<ButtonLink to="/faq">See all questions</ButtonLink>}
        >
          <p className="small">
            Try fewer words, or{" "}
            <Link to={`/search?q=${encodeURIComponent(asked)}`}>search all of Waymark</Link>.
          </p>
        </EmptyState>
      ) : (
        <div className="questions__cols">
          <nav aria-label="Topics">
            <ul>
              {shown.map(({ topic, title, questions }) => (
                <li key={topic}>
                  <a href={`#${topic}`}>
                    {title} <span className="muted">{questions.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {shown.map((topic) => (
              <Topic key={topic.topic} topic={topic} isOpen={asked !== ""} />
            ))}
          </div>
        </div>
      )}
    </main>
  );
}

function Topic({ topic, isOpen }: { topic: TopicView; isOpen: boolean }) {
  return (
    <section id={topic.topic} aria-labelledby={`${topic.topic}-title`}>
      <h2 id={`${topic.topic}-title`}>{topic.title}</h2>
      <div className="faq">
        {topic.questions.map(({ id, question, html }) => (
          <details key={id} id={id} open={isOpen}>
            <summary>
              {question}
              <Icon icon={ChevronDown} />
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown from a page that only we write. */}
            <div className="faq__a" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </div>
    </section>
  );
}
