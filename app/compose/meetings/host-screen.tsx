import type { FormState } from "#domain/forms/form-state.ts";
import { HostCalendars } from "#domain/meetings/desk/components/host-calendars.tsx";
import { HostForm } from "#domain/meetings/desk/components/host-form.tsx";
import { HostTimes } from "#domain/meetings/desk/components/host-times.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { HostPage } from "./host-page.server.ts";

type HostScreenProps = HostPage & { state: FormState | undefined };

/** One host: what people read of them, their hours, and their calendars. */
export function HostScreen(props: HostScreenProps) {
  const { here, title, action, zones, values, hours, calendars, state } = props;
  const isAboutHost = state?.values.intent === "host";
  return (
    <>
      <PageHead title={title} />
      <p>
        <Link to={here}>All meetings</Link>
      </p>
      <ErrorSummary errors={state?.errors} />
      <HostForm
        {...{ action, zones, values }}
        state={hours === null || isAboutHost ? state : undefined}
      />
      {hours ? <HostTimes {...hours} {...{ action, state }} /> : null}
      {calendars ? <HostCalendars {...calendars} {...{ action, state }} /> : null}
    </>
  );
}
