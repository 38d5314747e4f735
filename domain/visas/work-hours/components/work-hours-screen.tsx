import { Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import type { FormState } from "#domain/forms/form-state.ts";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import type { CheckView } from "../check-view.ts";
import type { WeekView } from "../week-view.ts";
import { PlaceForm } from "./place-form.tsx";
import { RuleFoot, type RuleFootProps } from "./rule-foot.tsx";
import { ShiftForm } from "./shift-form.tsx";
import { WeekSection } from "./week-section.tsx";
import "./work-hours.css";

type Place = { id: number; name: string; kind: string };

export type WorkHoursScreenProps = {
  /** Ways on from here. */
  more: ReactNode;
  today: string;
  week: WeekView;
  places: readonly Place[];
  rule: RuleFootProps["rule"];
  permission: "graduate" | "other" | null;
  typed: Record<string, string>;
  check: CheckView | null;
  errors: Record<string, string[]> | null;
  edited: { id: number; revision: number; values: Record<string, string> } | null;
  state: FormState | undefined;
};

/** The hours of a student: what is left this week, whether a shift fits, and the log. */
export function WorkHoursScreen(props: WorkHoursScreenProps) {
  const { week, places, rule, permission, edited } = props;
  return (
    <main id="main" className="wrap hours">
      <PageHead
        title="Work hours"
        lead={rule.words}
        over={`Student visa, ${rule.country}`}
        actions={
          <Link className="more" to="/work-hours/settings">
            <Icon icon={Settings2} />
            Course, breaks, employers
          </Link>
        }
      />
      {permission ? <OtherPermission permission={permission} /> : null}
      {places.length === 0 ? (
        <Card tone="framed" title="Where do you work?">
          <PlaceForm state={props.state} />
        </Card>
      ) : edited ? (
        <EditShift {...props} edited={edited} />
      ) : (
        <AskShift {...props} />
      )}
      <WeekSection week={week} />
      <Section title="How we count">
        <RuleFoot rule={rule} />
      </Section>
      {props.more}
    </main>
  );
}

function AskShift({ places, typed, check, errors, state, today }: WorkHoursScreenProps) {
  const isPosted = state !== undefined && state.values.intent !== "add-place";
  const shown: FormState | undefined = isPosted
    ? state
    : errors
      ? { errors, values: typed }
      : undefined;
  return (
    <Card tone="framed" title="May I take this shift?">
      <ShiftForm
        key={JSON.stringify(typed)}
        places={places}
        values={{ day: today, ...nonEmpty(typed) }}
        state={shown}
        shift={null}
      />
      {/* An earlier check is not about the shift that was just refused. */}
      {check && !isPosted ? (
        <Notice tone={check.tone} title={check.title} isLive>
          {check.words}
        </Notice>
      ) : null}
    </Card>
  );
}

function EditShift({
  places,
  edited,
  state,
}: WorkHoursScreenProps & { edited: NonNullable<WorkHoursScreenProps["edited"]> }) {
  const revision = Number(state?.values.revision ?? edited.revision);
  return (
    <Card
      tone="framed"
      title="Change this shift"
      aside={<Link to={`/work-hours?week=${edited.values.day}`}>Cancel</Link>}
    >
      <ShiftForm
        key={edited.id}
        places={places}
        values={edited.values}
        state={state}
        shift={{ id: edited.id, revision }}
      />
    </Card>
  );
}

function OtherPermission({ permission }: { permission: "graduate" | "other" }) {
  return (
    <Notice title="Is this limit yours?">
      <p>
        {permission === "graduate"
          ? "You told us that you have a Graduate visa. It allows any work, so the limit below does not apply to you."
          : "You told us that you do not have a Student visa. The limit below is about student visas only."}{" "}
        <Link to="/my-situation">My situation</Link>
      </p>
    </Notice>
  );
}

function nonEmpty(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}
