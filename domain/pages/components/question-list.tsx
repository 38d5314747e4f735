import { ChevronDown } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import type { Answered } from "../questions.ts";
import "./question-list.css";

/** Questions that open without script; the first two stand open. */
export function QuestionList({ questions }: { questions: readonly Answered[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="land__faq" aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      <div className="faq">
        {questions.map(({ question, html }, index) => (
          <details key={question} open={index < 2}>
            <summary>
              {question}
              <Icon icon={ChevronDown} />
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown, which lets through what its author is trusted with. */}
            <div className="faq__a" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </div>
    </section>
  );
}
