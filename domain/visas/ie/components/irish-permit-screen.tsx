import { PayLines } from "#domain/visas/ie/components/pay-lines.tsx";
import { GatesAnswer } from "#domain/visas/tool/components/gates-answer.tsx";
import { ToolFoot } from "#domain/visas/tool/components/tool-foot.tsx";
import { ToolNotice } from "#domain/visas/tool/components/tool-notice.tsx";
import { type ToolProps, ToolScreen } from "#domain/visas/tool/components/tool-screen.tsx";
import { Working } from "#domain/visas/tool/components/working.tsx";
import { IRELAND } from "#rules/countries.ts";
import { RouteLine } from "#ui/route-line.tsx";
import type { IrishPermitAnswer, IrishPermitView } from "../view.ts";

/** An Irish job against both permits, and the graduate stamp beside them. */
export function IrishPermitScreen({ view, isMicrosite, more }: ToolProps<IrishPermitView>) {
  return (
    <ToolScreen
      view={view}
      countryId={isMicrosite ? null : IRELAND}
      empty={{
        title: "The permits this job could support will appear here",
        words: "Start with the pay. The pay alone shows which lines are met.",
      }}
      answer={answerOf(view)}
      more={more}
      foot={
        <ToolFoot adviser={null}>
          <p>
            Critical Skills: Department of Enterprise, Tourism and Employment, read on{" "}
            {view.checked.criticalSkills}. General permit: read in dated summaries on{" "}
            {view.checked.general}. Stamp 1G: read in dated summaries on {view.stamp.checked}. We
            hold no copy of the occupation lists.
          </p>
        </ToolFoot>
      }
    />
  );
}

function answerOf(view: IrishPermitView) {
  if (!view.isAsked && !view.refusal) return null;
  return (
    <>
      {view.refusal ? <ToolNotice tone="caution">{view.refusal}</ToolNotice> : null}
      {view.answer ? <PermitAnswer answer={view.answer} title={view.heading} /> : null}
      {view.isAsked ? <Stamp view={view} /> : null}
    </>
  );
}

function PermitAnswer({ answer, title }: { answer: IrishPermitAnswer; title: string }) {
  const { pay, lines, payAlone, ...gates } = answer;
  return (
    <GatesAnswer {...gates} title={title}>
      <div className="ab-answer__part">
        <h2>The pay against every line</h2>
        <p>{payAlone}</p>
        <PayLines pay={pay} lines={lines} />
      </div>
    </GatesAnswer>
  );
}

function Stamp({ view }: { view: IrishPermitView }) {
  const { title, sentence, stops, working } = view.stamp;
  return (
    <section className="ab-answer" aria-label="Stamp 1G">
      <div className="ab-answer__part ab-answer__part--first">
        <h2>{title}</h2>
        <p>{sentence}</p>
        {stops.length > 0 ? (
          <RouteLine stops={stops} direction="row" size="s" label="Your days with Stamp 1G" />
        ) : null}
        {working.length > 0 ? <Working rows={working} /> : null}
      </div>
    </section>
  );
}
