-- British jobs are read once for what a visa verdict needs of them: code, words, pay lines.
--
-- Triggers write down which jobs have to be read again, and the worker reads them in
-- batches; a job that is written while it is read gets a new mark, and is read once more.
-- Whatever the board shows of a verdict goes to search_outbox like the job itself.
--
-- Deploy: safe; adds two tables and triggers. Every British job is due at first: the worker
--         reads a few thousand a minute beside its other work, and pages need not wait.
-- Undo:   DROP TRIGGER jobs_added_verdict_due ON jobs; DROP TRIGGER jobs_changed_verdict_due ON jobs;
--         DROP TRIGGER employers_changed_verdict_due ON employers;
--         DROP TABLE job_verdicts; DROP TABLE job_verdicts_due;
--         DROP FUNCTION jobs_to_verdicts_due; DROP FUNCTION employers_to_verdicts_due;
--         DROP FUNCTION job_verdicts_to_search_outbox;

CREATE TABLE "job_verdicts" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"soc_code" text,
	"confidence" text,
	"candidates" text[] NOT NULL,
	"matched" text NOT NULL,
	"fixed_soc_code" text,
	"fixed_at" timestamp with time zone,
	"fixed_by_id" text,
	"stance" text NOT NULL,
	"sayings" jsonb NOT NULL,
	"prepared" jsonb NOT NULL,
	"passing" text[] NOT NULL,
	"typical" text NOT NULL,
	"prepared_on" date NOT NULL,
	"good_until" date,
	"inputs_hash" text NOT NULL,
	"edition" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_verdicts_due" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"mark" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_verdicts_due_mark_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "job_verdicts" ADD CONSTRAINT "job_verdicts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_verdicts" ADD CONSTRAINT "job_verdicts_fixed_by_id_users_id_fk" FOREIGN KEY ("fixed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_verdicts_ending" ON "job_verdicts" USING btree ("good_until") WHERE "job_verdicts"."good_until" is not null;--> statement-breakpoint
CREATE INDEX "job_verdicts_by_edition" ON "job_verdicts" USING btree ("edition");--> statement-breakpoint
CREATE INDEX "job_verdicts_fixed_by" ON "job_verdicts" USING btree ("fixed_by_id") WHERE "job_verdicts"."fixed_by_id" is not null;--> statement-breakpoint
CREATE INDEX "job_verdicts_to_settle" ON "job_verdicts" USING btree ("job_id") WHERE "job_verdicts"."soc_code" is null and "job_verdicts"."fixed_soc_code" is null;--> statement-breakpoint
CREATE FUNCTION jobs_to_verdicts_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO job_verdicts_due (job_id)
      SELECT id FROM new_rows WHERE country = 'gb' AND state IN ('approved', 'waiting')
      ON CONFLICT (job_id) DO UPDATE SET mark = DEFAULT;
  ELSE
    -- Only what the verdict reads of a job.
    INSERT INTO job_verdicts_due (job_id)
      SELECT later.id FROM new_rows AS later JOIN old_rows AS former USING (id)
      WHERE later.country = 'gb' AND later.state IN ('approved', 'waiting')
        AND (later.title, later.description_html, later.country, later.city, later.place_text, later.sector,
             later.hours_per_week, later.starts_on, later.currency, later.yearly_pay, later.employer_id,
             later.state)
          IS DISTINCT FROM
            (former.title, former.description_html, former.country, former.city, former.place_text, former.sector,
             former.hours_per_week, former.starts_on, former.currency, former.yearly_pay, former.employer_id,
             former.state)
      ON CONFLICT (job_id) DO UPDATE SET mark = DEFAULT;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER jobs_added_verdict_due AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_verdicts_due();--> statement-breakpoint
CREATE TRIGGER jobs_changed_verdict_due AFTER UPDATE ON jobs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_verdicts_due();--> statement-breakpoint
CREATE FUNCTION employers_to_verdicts_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_verdicts_due (job_id)
    SELECT jobs.id
    FROM new_rows AS later JOIN old_rows AS former USING (id) JOIN jobs ON jobs.employer_id = later.id
    WHERE (later.name, later.sponsor_status) IS DISTINCT FROM (former.name, former.sponsor_status)
      AND jobs.country = 'gb' AND jobs.state IN ('approved', 'waiting')
    ON CONFLICT (job_id) DO UPDATE SET mark = DEFAULT;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employers_changed_verdict_due AFTER UPDATE ON employers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_verdicts_due();--> statement-breakpoint
CREATE FUNCTION job_verdicts_to_search_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_outbox (collection, document_id) SELECT 'jobs', job_id FROM new_rows;
  ELSE
    INSERT INTO search_outbox (collection, document_id)
      SELECT 'jobs', later.job_id FROM new_rows AS later JOIN old_rows AS former USING (job_id)
      WHERE (later.passing, later.typical) IS DISTINCT FROM (former.passing, former.typical);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER job_verdicts_added AFTER INSERT ON job_verdicts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION job_verdicts_to_search_outbox();--> statement-breakpoint
CREATE TRIGGER job_verdicts_changed AFTER UPDATE ON job_verdicts
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION job_verdicts_to_search_outbox();--> statement-breakpoint
INSERT INTO job_verdicts_due (job_id)
  SELECT id FROM jobs WHERE country = 'gb' AND state IN ('approved', 'waiting');
