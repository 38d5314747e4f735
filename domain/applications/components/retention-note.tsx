import { retentionDays } from "#rules/retention.ts";

/** What becomes of an application, said before it is sent. */
export function RetentionNote({ employer }: { employer: string }) {
  return (
    <p className="small">
      People who represent {employer} on Waymark read it, and nobody else. It is deleted{" "}
      {retentionDays.applications} days after the job closes, and a year after you apply at the
      latest. If you withdraw it, your documents and answers are deleted at once.
    </p>
  );
}
