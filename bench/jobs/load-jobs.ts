import { pool } from "#db/client.server.ts";
import { type MadeEmployer, type MadeJob, makeEmployers, makeJob } from "./make-jobs.ts";
import type { Material } from "./words.ts";

const BATCH = 2_000;

export type Loaded = { size: number; material: Material; employers: number; now: Date };

/** Fills the tables. The triggers rest meanwhile: the index reads everything afterwards. */
export async function loadJobs({ size, material, employers, now }: Loaded): Promise<void> {
  await pool().query("alter table jobs disable trigger user");
  await writeEmployers(makeEmployers(material, employers));
  for (let from = 1; from <= size; from += BATCH) {
    const count = Math.min(BATCH, size - from + 1);
    const rows = Array.from({ length: count }, (_, n) =>
      makeJob(from + n, material, employers, now),
    );
    await writeJobs(rows);
  }
  await pool().query("alter table jobs enable trigger user");
  await pool().query("select setval(pg_get_serial_sequence('jobs', 'id'), $1)", [size]);
  await pool().query("analyze jobs");
}

async function writeEmployers(employers: readonly MadeEmployer[]): Promise<void> {
  await pool().query(
    `insert into employers (id, slug, name, name_key, sponsor_status) overriding system value
     select id, 'employer-' || id, name, 'employer-' || id, "sponsorStatus"
     from jsonb_to_recordset($1) as row(id integer, name text, "sponsorStatus" text)`,
    [JSON.stringify(employers)],
  );
}

const columns = {
  id: "integer",
  slug: "text",
  employer_id: "integer",
  title: "text",
  summary: "text",
  description_html: "text",
  country: "text",
  city: "text",
  remote: "text",
  sector: "text",
  job_type: "text",
  level: "text",
  sponsorship: "text",
  yearly_pay: "integer",
  posted_at: "timestamptz",
  closes_at: "timestamptz",
  state: "text",
  same_job_key: "text",
  created_at: "timestamptz",
} satisfies Record<keyof MadeJob, string>;

export async function writeJobs(rows: readonly MadeJob[]): Promise<void> {
  const names = Object.keys(columns).join(", ");
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  await pool().query(
    `insert into jobs (${names}) overriding system value
     select ${names} from jsonb_to_recordset($1) as row(${typed.join(", ")})`,
    [JSON.stringify(rows)],
  );
}
