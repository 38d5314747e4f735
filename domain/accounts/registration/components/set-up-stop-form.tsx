import { ArrowRight } from "lucide-react";
import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import type { TimeZoneGroup } from "#domain/forms/time-zones.ts";
import type { Role } from "#rules/access/visitor.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { type SetUpStop, stopAfter, stopTitle } from "../set-up-stops.ts";
import { ContactStop, CourseStop, FinishStop, YouStop } from "./set-up-stops.tsx";

type SetUpStopFormProps = {
  stop: SetUpStop;
  title: string;
  role: Role;
  email: string;
  universityName: string | null;
  details: Record<string, string | undefined>;
  timeZones: readonly TimeZoneGroup[];
  phoneCountry: string;
  nextTimeZone: string | null;
  state: FormState | undefined;
};

const bodies = { you: YouStop, course: CourseStop, contact: ContactStop, finish: FinishStop };

/** The open stop: its own questions, and one button on to the next. */
export function SetUpStopForm({ title, ...props }: SetUpStopFormProps) {
  const { stop, role, state } = props;
  const Body = bodies[stop];
  const isLast = stop === "finish";

  return (
    <Form method="post" className="way" noValidate>
      <h2>{title}</h2>
      <ErrorSummary errors={state?.errors} />
      <input type="hidden" name="stop" value={stop} />
      <div className="leg__fields">
        <Body {...props} />
      </div>
      <div className="btns">
        {isLast ? (
          <Button>Create my account</Button>
        ) : (
          <Button variant="ink" iconEnd={ArrowRight}>
            Next: {stopTitle(stopAfter(stop), role).toLowerCase()}
          </Button>
        )}
      </div>
    </Form>
  );
}
