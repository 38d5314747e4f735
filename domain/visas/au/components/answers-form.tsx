import type { ReactNode, RefObject } from "react";
import { Form } from "react-router";
import { type Factor, factors, mostOf } from "#rules/au-points/assess.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import type { Calculation } from "../calculation.ts";
import { englishHint, studyHint } from "../line-hints.ts";
import type { AnswerErrors } from "../read-fields.ts";
import type { Typed } from "../typed.ts";
import { AnswerRow } from "./answer-row.tsx";
import { EnglishFields } from "./english-fields.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { PartnerFields } from "./partner-fields.tsx";
import { AwardField, BirthField, InvitationField, OccupationField } from "./person-fields.tsx";
import { StudyFields } from "./study-fields.tsx";
import { WorkRows } from "./work-rows.tsx";
import "./answers.css";

type AnswersFormProps = {
  form: RefObject<HTMLFormElement | null>;
  /** What stood in the form when the page came; from then on the fields hold it themselves. */
  arrived: Typed;
  calculation: Calculation;
  errors: AnswerErrors;
  rows: number;
  isFromSituation: boolean;
  /** Something in the form is another than before. */
  onChange: () => void;
  /** Asked to look at the answers, where script runs. */
  onCheck: () => void;
  /** Naming and saving: the last part of the same form. */
  children: ReactNode;
};

/**
 * Every question, with what its answer gives. Sent without script it is a plain GET, so
 * that the answers stand in the address; the buttons that save send the same fields by POST.
 */
export function AnswersForm(props: AnswersFormProps) {
  const { form, arrived, calculation, errors, onChange, onCheck, children } = props;
  const fields: FieldsProps = { typed: arrived, errorOf: (name) => errors[name]?.[0] };
  const assessment = calculation.assessments["189"];
  const most = mostOf(assessment.table);
  const line = (factor: Factor) => ({ own: assessment.points[factor], most: most[factor] });

  return (
    <Form
      ref={form}
      method="get"
      className="pts__q"
      aria-labelledby="answers"
      preventScrollReset
      noValidate
      onInput={onChange}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute("formmethod") === "post") return;
        event.preventDefault();
        onCheck();
      }}
    >
      {/* The first button is the one that Enter presses: it looks, and saves nothing. */}
      <button type="submit" hidden name="check" value="1" />
      <div className="head2">
        <h2 id="answers">Your answers</h2>
        <p className="small muted">{countLabel(calculation)}</p>
      </div>
      <ErrorSummary errors={errors} />
      {props.isFromSituation ? (
        <p className="small muted">
          Your date of birth is filled in from <Link to="/my-situation">your situation</Link>.
        </p>
      ) : null}
      <ol className="qs">
        <AnswerRow points={null}>
          <OccupationField {...fields} calculation={calculation} onChange={onChange} />
        </AnswerRow>
        <AnswerRow points={null}>
          <InvitationField {...fields} />
        </AnswerRow>
        <AnswerRow points={line("age")}>
          <BirthField {...fields} calculation={calculation} />
        </AnswerRow>
        <AnswerRow points={line("english")}>
          <EnglishFields {...fields} hint={englishHint(calculation)} />
        </AnswerRow>
        <WorkRows {...fields} calculation={calculation} rows={props.rows} />
        <AnswerRow points={line("qualification")}>
          <AwardField {...fields} />
        </AnswerRow>
        <AnswerRow points={line("partner")}>
          <PartnerFields {...fields} />
        </AnswerRow>
        <AnswerRow points={sumOf(ticked, line)} look="wide">
          <StudyFields {...fields} assessment={assessment} studyHint={studyHint(calculation)} />
        </AnswerRow>
      </ol>
      <p className="qs__sum">
        <span>{sumWords(calculation)}</span>
        <b>{assessment.total}</b>
      </p>
      <div className="only-plain">
        <Button variant="ink" name="check" value="1">
          Work out my points
        </Button>
      </div>
      <p className="small muted pts__address">
        Your answers, including your date of birth, are part of this page’s web address, so that a
        reload loses nothing. Anyone who sees the address or this browser’s history can read them.{" "}
        {props.isFromSituation
          ? "This page stores them only if you save them; your situation stays until you delete it."
          : "We store them only if you save them."}
      </p>
      {children}
    </Form>
  );
}

const ticked = [
  "specialist-education",
  "australian-study",
  "professional-year",
  "community-language",
  "regional-study",
] as const satisfies readonly Factor[];

type Line = { own: number; most: number };

function sumOf(lines: readonly Factor[], line: (factor: Factor) => Line): Line {
  return lines.map(line).reduce((sum, { own, most }) => ({
    own: sum.own + own,
    most: sum.most + most,
  }));
}

/** "6 of 11 give you points". */
function countLabel({ assessments }: Calculation): string {
  const { points } = assessments["189"];
  const own = factors.filter((factor) => factor !== "work-cap" && factor !== "nomination");
  const giving = own.filter((factor) => points[factor] > 0).length;
  return `${giving} of ${own.length} give you points`;
}

/** "30 + 10 + 20 + 15 + 5": work as one, after the cap. */
function sumWords({ assessments }: Calculation): string {
  const { points } = assessments["189"];
  const work = points["work-overseas"] + points["work-australia"] + points["work-cap"];
  const parts = [
    points.age,
    points.english,
    work,
    points.qualification,
    points.partner,
    ...ticked.map((factor) => points[factor]),
  ].filter((part) => part > 0);
  return parts.length > 1 ? parts.join(" + ") : "Own points, on the 189";
}
