import { CircleCheck, CircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import type { SponsorAnswer, SponsorResult } from "../sponsor.ts";
import { statusLabels, statusSentence } from "../status-labels.ts";
import type { TimelineStop } from "../timeline-stops.ts";
import { LicenceList } from "./licence-list.tsx";
import { NotFound } from "./not-found.tsx";
import { RegisterTimeline } from "./register-timeline.tsx";
import { WhichOne } from "./which-one.tsx";
import { WhyMatched } from "./why-matched.tsx";
import "./licence-check.css";

type CheckAnswerProps = {
  asked: { q: string; town: string | null };
  answer: SponsorAnswer;
  /** The register's day, in words. */
  day: string;
  /** What the register has said about the organisation found; empty where none is. */
  stops: readonly TimelineStop[];
  /** The page of an organisation; null where the reader has none. */
  linkTo: ((organisationId: number) => string) | null;
  /** Watching, for those who are signed in. */
  actions?: ReactNode;
};

/** The answer to a check: one organisation, several equally near, or nobody under this name. */
export function CheckAnswer(props: CheckAnswerProps) {
  const { verdict, results } = props.answer;
  const found = results.find(({ organisationId }) => organisationId === verdict.organisationId);

  if (verdict.isAmbiguous) return <WhichOne {...props} />;
  if (verdict.status === "not_found" || !found) return <NotFound {...props} />;
  return <Found {...props} result={found} />;
}

function Found(props: CheckAnswerProps & { result: SponsorResult }) {
  const { asked, answer, day, result, stops, actions } = props;
  const { status } = answer.verdict;
  const isSure = status === "licensed";

  return (
    <section className="chk__answer" aria-labelledby="answer">
      <div className="chk__top">
        <div>
          <h2 className="chk__v" id="answer" tabIndex={-1} data-tone={isSure ? "ok" : "ask"}>
            <Icon icon={isSure ? CircleCheck : CircleQuestionMark} />
            {statusLabels[status]}
          </h2>
          <p className="chk__sum">
            <b>{[result.name, result.town].filter(Boolean).join(", ")}.</b>{" "}
            {statusSentence(status, result.licences)}
          </p>
          <p className="small muted">
            {answer.verdict.why} Register of {day}
            {answer.isDemo ? ", made up for this demo" : ""}.
          </p>
        </div>
        {actions}
      </div>
      <div className="chk__part chk__two">
        <WhyMatched asked={asked} result={result} />
        <LicenceList licences={result.licences} />
      </div>
      {stops.length > 0 ? (
        <div className="chk__part">
          <h3>Register history</h3>
          <RegisterTimeline stops={stops} />
        </div>
      ) : null}
    </section>
  );
}
