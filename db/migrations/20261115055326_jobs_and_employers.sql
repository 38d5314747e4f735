-- Jobs, those who advertise them, and what readers do with them: saved jobs,
-- alerts, reports, landing pages, a fair. Triggers write search_outbox, so that
-- no change to a job, by whatever hand, is missed by the index in memory.
--
-- Deploy: safe. Only new tables, functions and triggers.
-- Undo:   drop the triggers and functions at the end of this file, then the tables.

CREATE TABLE "employer_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"employer_id" integer NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"website" text,
	"about" text,
	"town" text,
	"country" text DEFAULT 'xx' NOT NULL,
	"time_zone" text DEFAULT 'Europe/London' NOT NULL,
	"logo_id" text,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"sponsor_organisation_id" integer,
	"sponsor_status" text,
	"sponsor_confidence" real,
	"sponsor_why" text,
	"sponsor_as_of" date,
	"sponsor_changed_at" timestamp with time zone,
	"sponsor_confirmed_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "employers_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "fair_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fair_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fair" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"user_id" text,
	"university" text NOT NULL,
	"interest" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_alert_jobs" (
	"email_key" text NOT NULL,
	"job_id" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_alert_jobs_email_key_job_id_pk" PRIMARY KEY("email_key","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"board" text NOT NULL,
	"criteria" text NOT NULL,
	"frequency" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_days" (
	"job_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"apply_clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_days_job_id_day_pk" PRIMARY KEY("job_id","day")
);
--> statement-breakpoint
CREATE TABLE "job_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"decision" text NOT NULL,
	"reasons" text[] NOT NULL,
	"note" text,
	"by_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_feed_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_feed_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer,
	"source" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"rows" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"refusals" jsonb,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "job_feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"url" text NOT NULL,
	"employer_name" text,
	"country" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"set_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_run_at" timestamp with time zone,
	CONSTRAINT "job_feeds_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by_id" text,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"employer_id" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"city" text,
	"place_text" text,
	"remote" text NOT NULL,
	"sector" text NOT NULL,
	"job_type" text NOT NULL,
	"level" text NOT NULL,
	"hours_per_week" real,
	"starts_on" date,
	"currency" text,
	"salary_min" integer,
	"salary_max" integer,
	"salary_period" text,
	"yearly_pay" integer,
	"sponsorship" text DEFAULT 'unsaid' NOT NULL,
	"student_safe" boolean,
	"student_safe_why" text,
	"apply_url" text,
	"apply_email" text,
	"posted_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone,
	"closes_zone" text DEFAULT 'Europe/London' NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"posted_by_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"feed_id" integer,
	"external_key" text,
	"source" text DEFAULT 'employer' NOT NULL,
	"content_hash" text,
	"same_job_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "landing_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"intro" text NOT NULL,
	"criteria" text NOT NULL,
	"board" text DEFAULT 'jobs' NOT NULL,
	"questions" jsonb NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"set_by_id" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"user_id" text NOT NULL,
	"board" text NOT NULL,
	"criteria" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_searches_user_id_board_criteria_pk" PRIMARY KEY("user_id","board","criteria")
);
--> statement-breakpoint
CREATE TABLE "saved_job_calendars" (
	"user_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"closings" boolean DEFAULT true NOT NULL,
	"own_dates" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_job_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_job_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"job_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"before" text,
	"after" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"user_id" text NOT NULL,
	"job_id" integer NOT NULL,
	"stage" text DEFAULT 'saved' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"date_at" timestamp with time zone,
	"date_label" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stage_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "search_outbox" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_outbox_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"collection" text NOT NULL,
	"document_id" integer NOT NULL,
	"xid" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employer_members" ADD CONSTRAINT "employer_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_members" ADD CONSTRAINT "employer_members_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employers" ADD CONSTRAINT "employers_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employers" ADD CONSTRAINT "employers_sponsor_confirmed_by_id_users_id_fk" FOREIGN KEY ("sponsor_confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_registrations" ADD CONSTRAINT "fair_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_jobs" ADD CONSTRAINT "job_alert_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_days" ADD CONSTRAINT "job_days_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_decisions" ADD CONSTRAINT "job_decisions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_decisions" ADD CONSTRAINT "job_decisions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD CONSTRAINT "job_feed_runs_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feeds" ADD CONSTRAINT "job_feeds_set_by_id_users_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_by_id_users_id_fk" FOREIGN KEY ("posted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_set_by_id_users_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_calendars" ADD CONSTRAINT "saved_job_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_notices" ADD CONSTRAINT "saved_job_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_notices" ADD CONSTRAINT "saved_job_notices_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employer_members_of" ON "employer_members" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "employers_by_name" ON "employers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "employers_by_sponsor" ON "employers" USING btree ("sponsor_organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_registrations_once" ON "fair_registrations" USING btree ("fair",lower("email"));--> statement-breakpoint
CREATE INDEX "fair_registrations_newest" ON "fair_registrations" USING btree ("fair","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_alert_jobs_old" ON "job_alert_jobs" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_alerts_once" ON "job_alerts" USING btree (lower("email"),"board","criteria") WHERE "job_alerts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("next_at","id") WHERE "job_alerts"."ended_at" is null and "job_alerts"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "job_alerts_of" ON "job_alerts" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_decisions_of" ON "job_decisions" USING btree ("job_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_feed_runs_newest" ON "job_feed_runs" USING btree ("started_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "job_feed_runs_of" ON "job_feed_runs" USING btree ("feed_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_feeds_due" ON "job_feeds" USING btree ("is_active","last_run_at");--> statement-breakpoint
CREATE INDEX "job_reports_open" ON "job_reports" USING btree ("created_at","id") WHERE "job_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "job_reports_of" ON "job_reports" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_external_key" ON "jobs" USING btree ("source","external_key");--> statement-breakpoint
CREATE INDEX "jobs_same_job" ON "jobs" USING btree ("same_job_key");--> statement-breakpoint
CREATE INDEX "jobs_of_employer" ON "jobs" USING btree ("employer_id","posted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("sent_at","id") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_by_state" ON "jobs" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("closes_at") WHERE "jobs"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "recent_searches_newest" ON "recent_searches" USING btree ("user_id","board","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_job_notices_once" ON "saved_job_notices" USING btree ("user_id","job_id","kind","key");--> statement-breakpoint
CREATE INDEX "saved_job_notices_open" ON "saved_job_notices" USING btree ("user_id","created_at" DESC NULLS LAST) WHERE "saved_job_notices"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_jobs_by_stage" ON "saved_jobs" USING btree ("user_id","stage","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_jobs_of_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "search_outbox_by_transaction" ON "search_outbox" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "search_outbox_old" ON "search_outbox" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION jobs_to_search_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO search_outbox (collection, document_id) SELECT 'jobs', id FROM old_rows;
  ELSE
    INSERT INTO search_outbox (collection, document_id) SELECT 'jobs', id FROM new_rows;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER jobs_added AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_search_outbox();--> statement-breakpoint
CREATE TRIGGER jobs_changed AFTER UPDATE ON jobs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_search_outbox();--> statement-breakpoint
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_search_outbox();--> statement-breakpoint
CREATE FUNCTION employers_to_search_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only what a job's document holds of its employer.
  INSERT INTO search_outbox (collection, document_id)
    SELECT 'jobs', jobs.id
    FROM new_rows JOIN old_rows USING (id) JOIN jobs ON jobs.employer_id = new_rows.id
    WHERE (new_rows.name, new_rows.sponsor_status) IS DISTINCT FROM (old_rows.name, old_rows.sponsor_status);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employers_changed AFTER UPDATE ON employers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_search_outbox();
