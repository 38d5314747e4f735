-- A job is read again for its verdict when the week its pay is for changes, or its employer's town.
--
-- A verdict has read the kind of job and the period of its pay since part-time adverts are told
-- apart, and the employer's town from the first; the triggers heard of neither. Jobs changed in
-- nothing else before this are read again with the next edition, or when they change once more.
-- Reminders that have gone are deleted every quarter of an hour, and are now found by an index.
--
-- Deploy: safe; two functions are replaced and a small index is built.
-- Undo:   restore the functions as 20261115101129_jobs_are_read_for_their_verdict.sql has them;
--         DROP INDEX visa_reminders_mailed;

CREATE INDEX "visa_reminders_mailed" ON "visa_reminders" USING btree ("mailed_at") WHERE "visa_reminders"."mailed_at" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION jobs_to_verdicts_due() RETURNS trigger LANGUAGE plpgsql AS $$
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
             later.hours_per_week, later.starts_on, later.currency, later.yearly_pay, later.salary_period,
             later.job_type, later.employer_id, later.state)
          IS DISTINCT FROM
            (former.title, former.description_html, former.country, former.city, former.place_text, former.sector,
             former.hours_per_week, former.starts_on, former.currency, former.yearly_pay, former.salary_period,
             former.job_type, former.employer_id, former.state)
      ON CONFLICT (job_id) DO UPDATE SET mark = DEFAULT;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION employers_to_verdicts_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_verdicts_due (job_id)
    SELECT jobs.id
    FROM new_rows AS later JOIN old_rows AS former USING (id) JOIN jobs ON jobs.employer_id = later.id
    WHERE (later.name, later.town, later.sponsor_status)
        IS DISTINCT FROM (former.name, former.town, former.sponsor_status)
      AND jobs.country = 'gb' AND jobs.state IN ('approved', 'waiting')
    ON CONFLICT (job_id) DO UPDATE SET mark = DEFAULT;
  RETURN NULL;
END $$;
