import { applyFormKey } from "#rules/applications/apply-form.ts";
import { jobSchema } from "./job.schema.ts";
import type { StoredJob } from "./job-form.ts";
import { publishedColumns } from "./published-columns.server.ts";

type Kept = StoredJob & {
  employerId: number;
  state: string;
  form: Record<string, string> | null;
  changeSentAt: Date | null;
};

/** Whether what was typed over a live advert would make another of it, and was not sent. */
export function hasUnsentChange(job: Kept): boolean {
  if (job.state !== "approved" || job.form === null || job.changeSentAt !== null) return false;
  const read = jobSchema.safeParse(job.form);
  if (!read.success) return true;
  const columns = publishedColumns(job.employerId, read.data);
  const shown = Object.keys(columns).filter((name) => name in job) as (keyof typeof columns)[];
  return shown.some((name) =>
    name === "applyForm"
      ? applyFormKey(columns.applyForm) !== applyFormKey(job.applyForm)
      : String(columns[name]) !== String((job as never)[name]),
  );
}
