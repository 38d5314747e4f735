import { CircleCheck, CircleQuestionMark, X } from "lucide-react";
import type { ReactNode } from "react";
import { GatesFull } from "#ui/gates-full.tsx";
import { Icon } from "#ui/icon.tsx";
import type { GateView, WorkingRow } from "../tool-view.ts";
import { Working } from "./working.tsx";
import "./abroad.css";

type GatesAnswerProps = {
  title: string;
  tone: "yes" | "no" | "ask";
  sentence: string;
  gates: readonly GateView[];
  end: { label: string; note: string };
  working: readonly WorkingRow[];
  children?: ReactNode;
};

const icons = { yes: CircleCheck, no: X, ask: CircleQuestionMark };

/** The answer in a frame: a sentence, the way drawn through its gates, and the working. */
export function GatesAnswer(props: GatesAnswerProps) {
  const { title, tone, sentence, gates, end, working, children } = props;
  return (
    <section className="ab-answer" aria-label={title}>
      <p className="ab-answer__top" data-tone={tone}>
        <Icon icon={icons[tone]} />
        <span>{sentence}</span>
      </p>
      <div className="ab-answer__gates">
        <GatesFull label={title} gates={gates} start={{ label: "You" }} end={end} />
      </div>
      {children}
      <div className="ab-answer__part">
        <Working rows={working} />
      </div>
    </section>
  );
}
