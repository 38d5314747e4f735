-- The database as the first release has it. What the schema cannot say stands at the end: the
-- triggers that tell the search index and the verdicts which rows changed, those that keep what was
-- written down once, and the categories of the blog. Generated from db/schema by drizzle-kit, the
-- end written by hand.
--
-- Deploy: on an empty database. pg_trgm is a trusted extension: the database's owner may make it.
-- Undo:   drop the database.

CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "access_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"university_id" integer,
	"university_name" text,
	"employer_name" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"decision" text,
	"decision_note" text
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"phone" text,
	"phone_extension" text,
	"phone_country" text,
	"next_time_zone" text,
	"moves_on" date,
	"home_country" text,
	"course" text,
	"course_level" text,
	"course_starts_on" date,
	"course_ends_on" date,
	"graduation_year" integer,
	"job_title" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"university_id" integer,
	"source" text NOT NULL,
	"invited_by_id" text,
	"referral_code" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"actor_id" text,
	"university_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role" text NOT NULL,
	"university_id" integer,
	"campus_id" integer,
	"cih_premium" boolean,
	"country_guide" boolean,
	"page_access" boolean,
	"erase_after" timestamp with time zone,
	"has_passkey" boolean DEFAULT false NOT NULL,
	"referral_code" text,
	"time_zone" text,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"thing" text DEFAULT '' NOT NULL,
	"thing_id" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"university_id" integer,
	CONSTRAINT "activity_user_id_day_kind_thing_thing_id_pk" PRIMARY KEY("user_id","day","kind","thing","thing_id"),
	CONSTRAINT "activity_day_is_of_its_instant" CHECK ("activity"."day" = ("activity"."at" at time zone 'UTC')::date)
);
--> statement-breakpoint
CREATE TABLE "cv_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cv_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"author_id" text,
	"reply_to_id" integer,
	"section" text NOT NULL,
	"entry_id" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cv_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"file_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cv_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"university_id" integer NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cv_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cv_id" text,
	"revision" integer,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"right_to_work_words" text,
	"job_id" integer,
	"sent_to" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"sent_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cv_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cv_shares_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cv_versions" (
	"cv_id" text NOT NULL,
	"revision" integer NOT NULL,
	"owner_id" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"look" jsonb NOT NULL,
	"name" text,
	"restored_from" integer,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"downloaded_at" timestamp with time zone,
	"is_superseded" boolean DEFAULT false NOT NULL,
	"photo_id" integer GENERATED ALWAYS AS (((document #>> '{basics,photoId}')::integer)) STORED,
	"bytes" integer GENERATED ALWAYS AS ((octet_length(document::text))) STORED NOT NULL,
	CONSTRAINT "cv_versions_cv_id_revision_pk" PRIMARY KEY("cv_id","revision")
);
--> statement-breakpoint
CREATE TABLE "cvs" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"look" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"for_job_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"binned_at" timestamp with time zone,
	CONSTRAINT "cvs_kinds" CHECK ("cvs"."kind" in ('cv', 'letter'))
);
--> statement-breakpoint
CREATE TABLE "blog_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"permanent" boolean DEFAULT true NOT NULL,
	"reason" text NOT NULL,
	"set_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employer_changes" (
	"employer_id" integer PRIMARY KEY NOT NULL,
	"website" text,
	"about" text,
	"logo_id" text,
	"sent_by_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_back_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "employer_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employer_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"name_given" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"decision" text
);
--> statement-breakpoint
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
	"sponsor_confirmed_at" timestamp with time zone,
	"sponsor_confirmed_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "employers_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "partner_leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"organisation" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by_id" text
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
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "job_mail_stops" (
	"email_key" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"failure" text,
	"leased_until" timestamp with time zone,
	"decided_at" timestamp with time zone
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
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"user_id" text,
	"reporter_key" text,
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
	"apply_url" text,
	"apply_email" text,
	"posted_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone,
	"closes_zone" text DEFAULT 'Europe/London' NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone,
	"form" jsonb,
	"change_sent_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"posted_by_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"feed_id" integer,
	"incoming_run_id" integer,
	"external_key" text,
	"source" text DEFAULT 'employer' NOT NULL,
	"content_hash" text,
	"same_job_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "checklist_marks" (
	"user_id" text NOT NULL,
	"step" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklist_marks_user_id_step_pk" PRIMARY KEY("user_id","step")
);
--> statement-breakpoint
CREATE TABLE "page_revisions" (
	"page_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	"state" jsonb NOT NULL,
	CONSTRAINT "page_revisions_pkey" PRIMARY KEY("page_id","revision")
);
--> statement-breakpoint
CREATE TABLE "page_slugs" (
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"page_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "page_slugs_pkey" PRIMARY KEY("type","slug","variant")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"body" text NOT NULL,
	"fields" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"review_by" date,
	"author" text,
	"revision" integer NOT NULL,
	"file_hash" text,
	"file_revision" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" text,
	CONSTRAINT "pages_statuses" CHECK ("pages"."status" in ('draft', 'review', 'scheduled', 'published', 'unpublished')),
	CONSTRAINT "pages_scheduled_for_a_moment" CHECK ("pages"."status" <> 'scheduled' or "pages"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"props" jsonb NOT NULL,
	"headers" jsonb,
	"subject" text,
	"html" text,
	"text" text,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"set_by_id" text,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_scenarios" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"invited_on" date,
	"answers" jsonb NOT NULL,
	"rules_of" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
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
	"mailed_at" timestamp with time zone,
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
	"date_set_at" timestamp with time zone,
	"register_seen" text,
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
CREATE TABLE "situations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"permission" text,
	"permission_ends_on" date,
	"permission_since" date,
	"course_level" text,
	"is_full_time" boolean,
	"course_starts_on" date,
	"course_ends_on" date,
	"born_on" date,
	"phd" text,
	"months_counted" integer,
	"months_told_on" date,
	"english" text,
	"applying_from" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "situations_months_are_told_on_a_day" CHECK (("situations"."months_counted" is null) = ("situations"."months_told_on" is null)),
	CONSTRAINT "situations_months_are_few" CHECK ("situations"."months_counted" between 0 and 600)
);
--> statement-breakpoint
CREATE TABLE "visa_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visa_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"about" text NOT NULL,
	"day" date NOT NULL,
	"remind_on" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_aliases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_aliases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alias" text NOT NULL,
	"alias_key" text NOT NULL,
	"organisation_id" integer NOT NULL,
	"confirmed_by_id" text,
	"confirmed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "sponsor_aliases_once" UNIQUE("alias_key")
);
--> statement-breakpoint
CREATE TABLE "sponsor_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"query" text NOT NULL,
	"town" text,
	"status" text NOT NULL,
	"organisation_id" integer,
	"as_of" date NOT NULL,
	"answer" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"seen_on" date NOT NULL,
	"kind" text NOT NULL,
	"route" text,
	"before" text,
	"after" text
);
--> statement-breakpoint
CREATE TABLE "sponsor_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"as_of" date,
	"source" text NOT NULL,
	"source_name" text NOT NULL,
	"sha256" text,
	"state" text NOT NULL,
	"refusal" text,
	"rows" integer DEFAULT 0 NOT NULL,
	"organisations" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"imported_by_id" text,
	"imported_at" timestamp with time zone NOT NULL,
	"took_ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_licences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_licences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"county" text NOT NULL,
	"type_and_rating" text NOT NULL,
	"route" text NOT NULL,
	"copies" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_organisations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_organisations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_key" text NOT NULL,
	"town_key" text NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"county" text,
	"standing" text NOT NULL,
	"is_on_register" boolean DEFAULT true NOT NULL,
	"first_seen_on" date NOT NULL,
	"last_seen_on" date,
	"left_on" date,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"as_of" date NOT NULL,
	"file_id" text,
	"sha256" text,
	"rows" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"changes" jsonb,
	"loses_too_much" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"import_id" integer,
	"uploaded_by_id" text,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_watches" (
	"user_id" text NOT NULL,
	"organisation_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_to_event_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sponsor_watches_user_id_organisation_id_pk" PRIMARY KEY("user_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "campuses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"university_id" integer NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pre_authorised_students" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pre_authorised_students_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"university_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"course_ends_on" date,
	"added_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "universities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"town" text NOT NULL,
	"country_id" integer NOT NULL,
	"time_zone" text NOT NULL,
	"brand_colour" text NOT NULL,
	"crest" text NOT NULL,
	"logo_id" text,
	"cih_premium" boolean DEFAULT false NOT NULL,
	"country_guide" boolean DEFAULT true NOT NULL,
	"page_access" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "universities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "university_email_domains" (
	"university_id" integer NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "university_email_domains_university_id_domain_pk" PRIMARY KEY("university_id","domain")
);
--> statement-breakpoint
CREATE TABLE "work_breaks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_breaks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "work_breaks_end_after_they_begin" CHECK ("work_breaks"."starts_on" <= "work_breaks"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "work_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"study" text NOT NULL,
	"course_starts_on" date,
	"course_ends_on" date,
	"time_zone" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"place_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_paid" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_shifts_last_a_day_at_most" CHECK ("work_shifts"."ends_at" > "work_shifts"."starts_at" and "work_shifts"."ends_at" <= "work_shifts"."starts_at" + interval '24 hours')
);
--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_reply" FOREIGN KEY ("reply_to_id") REFERENCES "public"."cv_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_photos" ADD CONSTRAINT "cv_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_photos" ADD CONSTRAINT "cv_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD CONSTRAINT "cv_reviews_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD CONSTRAINT "cv_reviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD CONSTRAINT "cv_reviews_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD CONSTRAINT "cv_sendings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD CONSTRAINT "cv_sendings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD CONSTRAINT "cv_sendings_version" FOREIGN KEY ("cv_id","revision") REFERENCES "public"."cv_versions"("cv_id","revision") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_shares" ADD CONSTRAINT "cv_shares_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_shares" ADD CONSTRAINT "cv_shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_versions" ADD CONSTRAINT "cv_versions_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_versions" ADD CONSTRAINT "cv_versions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_for_job_id_jobs_id_fk" FOREIGN KEY ("for_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_changes" ADD CONSTRAINT "employer_changes_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_changes" ADD CONSTRAINT "employer_changes_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_changes" ADD CONSTRAINT "employer_changes_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_claims" ADD CONSTRAINT "employer_claims_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_claims" ADD CONSTRAINT "employer_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_claims" ADD CONSTRAINT "employer_claims_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_members" ADD CONSTRAINT "employer_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_members" ADD CONSTRAINT "employer_members_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employers" ADD CONSTRAINT "employers_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employers" ADD CONSTRAINT "employers_sponsor_confirmed_by_id_users_id_fk" FOREIGN KEY ("sponsor_confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_leads" ADD CONSTRAINT "partner_leads_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_registrations" ADD CONSTRAINT "fair_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_jobs" ADD CONSTRAINT "job_alert_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD CONSTRAINT "job_feed_runs_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feeds" ADD CONSTRAINT "job_feeds_set_by_id_users_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_verdicts" ADD CONSTRAINT "job_verdicts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_verdicts" ADD CONSTRAINT "job_verdicts_fixed_by_id_users_id_fk" FOREIGN KEY ("fixed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_days" ADD CONSTRAINT "job_days_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_decisions" ADD CONSTRAINT "job_decisions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_decisions" ADD CONSTRAINT "job_decisions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_by_id_users_id_fk" FOREIGN KEY ("posted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_marks" ADD CONSTRAINT "checklist_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_slugs" ADD CONSTRAINT "page_slugs_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_scenarios" ADD CONSTRAINT "points_scenarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_calendars" ADD CONSTRAINT "saved_job_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_notices" ADD CONSTRAINT "saved_job_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job_notices" ADD CONSTRAINT "saved_job_notices_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "situations" ADD CONSTRAINT "situations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_reminders" ADD CONSTRAINT "visa_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_aliases" ADD CONSTRAINT "sponsor_aliases_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_aliases" ADD CONSTRAINT "sponsor_aliases_confirmed_by_id_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_checks" ADD CONSTRAINT "sponsor_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_checks" ADD CONSTRAINT "sponsor_checks_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_events" ADD CONSTRAINT "sponsor_events_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_events" ADD CONSTRAINT "sponsor_events_import_id_sponsor_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sponsor_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_imports" ADD CONSTRAINT "sponsor_imports_imported_by_id_users_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_licences" ADD CONSTRAINT "sponsor_licences_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ADD CONSTRAINT "sponsor_uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ADD CONSTRAINT "sponsor_uploads_import_id_sponsor_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sponsor_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ADD CONSTRAINT "sponsor_uploads_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_watches" ADD CONSTRAINT "sponsor_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_watches" ADD CONSTRAINT "sponsor_watches_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_authorised_students" ADD CONSTRAINT "pre_authorised_students_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_email_domains" ADD CONSTRAINT "university_email_domains_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_breaks" ADD CONSTRAINT "work_breaks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_places" ADD CONSTRAINT "work_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_settings" ADD CONSTRAINT "work_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_shifts" ADD CONSTRAINT "work_shifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_shifts" ADD CONSTRAINT "work_shifts_place_id_work_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."work_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_one_open" ON "access_requests" USING btree ("kind",coalesce("university_id", 0),lower("email")) WHERE "access_requests"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "access_requests_waiting" ON "access_requests" USING btree ("kind","university_id","decided_at","created_at");--> statement-breakpoint
CREATE INDEX "access_requests_decided" ON "access_requests" USING btree ("decided_at") WHERE "access_requests"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "credentials_of_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_once" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "passkeys_of_user" ON "passkeys" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_reset" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "registrations_by_email" ON "registrations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "registrations_of_university" ON "registrations" USING btree ("university_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "security_events_of_kind" ON "security_events" USING btree ("kind","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "security_events_of_user" ON "security_events" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factors_of_user" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_of_university" ON "users" USING btree ("university_id","role","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_to_erase" ON "users" USING btree ("erase_after") WHERE "users"."erase_after" is not null;--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_value" ON "verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activity_of_university" ON "activity" USING btree ("university_id","day","kind") WHERE "activity"."university_id" is not null;--> statement-breakpoint
CREATE INDEX "cv_comments_of_cv" ON "cv_comments" USING btree ("cv_id","created_at");--> statement-breakpoint
CREATE INDEX "cv_comments_of_owner" ON "cv_comments" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cv_comments_of_author" ON "cv_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "cv_comments_replies" ON "cv_comments" USING btree ("reply_to_id");--> statement-breakpoint
CREATE INDEX "cv_photos_of_owner" ON "cv_photos" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_photos_of_file" ON "cv_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_reviews_one_open" ON "cv_reviews" USING btree ("cv_id") WHERE "cv_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "cv_reviews_of_university" ON "cv_reviews" USING btree ("university_id","answered_at" DESC NULLS FIRST,"asked_at","id") WHERE "cv_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "cv_reviews_of_owner" ON "cv_reviews" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cv_sendings_of_cv" ON "cv_sendings" USING btree ("cv_id","revision");--> statement-breakpoint
CREATE INDEX "cv_sendings_newest" ON "cv_sendings" USING btree ("owner_id","sent_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cv_sendings_of_job" ON "cv_sendings" USING btree ("job_id","owner_id");--> statement-breakpoint
CREATE INDEX "cv_shares_of_cv" ON "cv_shares" USING btree ("cv_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cv_shares_of_owner" ON "cv_shares" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_versions_shown" ON "cv_versions" USING btree ("cv_id","number" DESC NULLS LAST) WHERE not "cv_versions"."is_superseded";--> statement-breakpoint
CREATE INDEX "cv_versions_of_owner" ON "cv_versions" USING btree ("owner_id","saved_at","bytes");--> statement-breakpoint
CREATE INDEX "cv_versions_with_photo" ON "cv_versions" USING btree ("photo_id") WHERE "cv_versions"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX "cv_versions_to_forget" ON "cv_versions" USING btree ("saved_at") WHERE "cv_versions"."is_superseded";--> statement-breakpoint
CREATE INDEX "cvs_newest" ON "cvs" USING btree ("owner_id","updated_at" DESC NULLS LAST,"id") WHERE "cvs"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "cvs_in_bin" ON "cvs" USING btree ("owner_id","binned_at" DESC NULLS LAST,"id") WHERE "cvs"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "cvs_to_delete" ON "cvs" USING btree ("binned_at") WHERE "cvs"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "cvs_for_job" ON "cvs" USING btree ("for_job_id") WHERE "cvs"."for_job_id" is not null;--> statement-breakpoint
CREATE INDEX "blog_slugs_newest" ON "blog_slugs" USING btree ("type","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "redirects_by_destination" ON "redirects" USING btree ("to_path");--> statement-breakpoint
CREATE INDEX "redirects_newest" ON "redirects" USING btree ("created_at" DESC NULLS LAST,"from_path");--> statement-breakpoint
CREATE INDEX "employer_changes_to_read" ON "employer_changes" USING btree ("sent_at","employer_id") WHERE "employer_changes"."sent_back_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "employer_claims_one_open" ON "employer_claims" USING btree ("user_id") WHERE "employer_claims"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "employer_claims_open" ON "employer_claims" USING btree ("created_at","id") WHERE "employer_claims"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "employer_claims_of" ON "employer_claims" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "employer_members_of" ON "employer_members" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "employers_by_name" ON "employers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "employers_by_words" ON "employers" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "employers_by_sponsor" ON "employers" USING btree ("sponsor_organisation_id");--> statement-breakpoint
CREATE INDEX "partner_leads_open" ON "partner_leads" USING btree ("created_at","id") WHERE "partner_leads"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "partner_leads_newest" ON "partner_leads" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_registrations_once" ON "fair_registrations" USING btree ("fair",lower("email"));--> statement-breakpoint
CREATE INDEX "fair_registrations_newest" ON "fair_registrations" USING btree ("fair","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_alert_jobs_old" ON "job_alert_jobs" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_alerts_once" ON "job_alerts" USING btree (lower("email"),"board","criteria") WHERE "job_alerts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("next_at","id") WHERE "job_alerts"."ended_at" is null and "job_alerts"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "job_alerts_of" ON "job_alerts" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recent_searches_newest" ON "recent_searches" USING btree ("user_id","board","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_feed_runs_newest" ON "job_feed_runs" USING btree ("started_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "job_feed_runs_of" ON "job_feed_runs" USING btree ("feed_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_feed_runs_leased" ON "job_feed_runs" USING btree ("leased_until") WHERE "job_feed_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "job_feeds_due" ON "job_feeds" USING btree ("is_active","last_run_at");--> statement-breakpoint
CREATE INDEX "job_verdicts_ending" ON "job_verdicts" USING btree ("good_until") WHERE "job_verdicts"."good_until" is not null;--> statement-breakpoint
CREATE INDEX "job_verdicts_by_edition" ON "job_verdicts" USING btree ("edition");--> statement-breakpoint
CREATE INDEX "job_verdicts_fixed_by" ON "job_verdicts" USING btree ("fixed_by_id") WHERE "job_verdicts"."fixed_by_id" is not null;--> statement-breakpoint
CREATE INDEX "job_verdicts_to_settle" ON "job_verdicts" USING btree ("job_id") WHERE "job_verdicts"."soc_code" is null and "job_verdicts"."fixed_soc_code" is null;--> statement-breakpoint
CREATE INDEX "job_decisions_of" ON "job_decisions" USING btree ("job_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_decisions_newest" ON "job_decisions" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_reports_open" ON "job_reports" USING btree ("created_at","id") WHERE "job_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "job_reports_of" ON "job_reports" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_once" ON "job_reports" USING btree ("job_id","reporter_key") WHERE "job_reports"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_external_key" ON "jobs" USING btree ("source","external_key");--> statement-breakpoint
CREATE INDEX "jobs_same_job" ON "jobs" USING btree ("same_job_key");--> statement-breakpoint
CREATE INDEX "jobs_of_employer" ON "jobs" USING btree ("employer_id","posted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "jobs_to_read" ON "jobs" USING btree (coalesce("change_sent_at", "sent_at"),"id") WHERE "jobs"."state" = 'waiting' or "jobs"."change_sent_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_same_text" ON "jobs" USING btree (md5("description_html"));--> statement-breakpoint
CREATE INDEX "jobs_posted_by" ON "jobs" USING btree ("posted_by_id") WHERE "jobs"."posted_by_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_feed" ON "jobs" USING btree ("feed_id") WHERE "jobs"."feed_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_incoming" ON "jobs" USING btree ("incoming_run_id","id") WHERE "jobs"."incoming_run_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_by_state" ON "jobs" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("closes_at") WHERE "jobs"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "page_revisions_by_editor" ON "page_revisions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "page_slugs_of_page" ON "page_slugs" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_once" ON "pages" USING btree ("type","slug","variant");--> statement-breakpoint
CREATE INDEX "pages_newest" ON "pages" USING btree ("type","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "pages_published" ON "pages" USING btree ("type","status","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pages_fields" ON "pages" USING gin ("fields" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "pages_to_review" ON "pages" USING btree ("review_by") WHERE "pages"."review_by" is not null;--> statement-breakpoint
CREATE INDEX "pages_by_editor" ON "pages" USING btree ("updated_by_id");--> statement-breakpoint
CREATE INDEX "mails_undelivered" ON "mails" USING btree ("queued_at" DESC NULLS LAST,"id") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("queued_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "mails_by_recipient" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE UNIQUE INDEX "points_scenarios_name" ON "points_scenarios" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "points_scenarios_newest" ON "points_scenarios" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_job_notices_once" ON "saved_job_notices" USING btree ("user_id","job_id","kind","key");--> statement-breakpoint
CREATE INDEX "saved_job_notices_open" ON "saved_job_notices" USING btree ("user_id","created_at" DESC NULLS LAST) WHERE "saved_job_notices"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_job_notices_to_mail" ON "saved_job_notices" USING btree ("user_id") WHERE "saved_job_notices"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_jobs_by_stage" ON "saved_jobs" USING btree ("user_id","stage","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_jobs_of_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "search_outbox_by_transaction" ON "search_outbox" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "search_outbox_old" ON "search_outbox" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "visa_reminders_once" ON "visa_reminders" USING btree ("user_id","about","remind_on");--> statement-breakpoint
CREATE INDEX "visa_reminders_due" ON "visa_reminders" USING btree ("due_at","id") WHERE "visa_reminders"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "visa_reminders_mailed" ON "visa_reminders" USING btree ("mailed_at") WHERE "visa_reminders"."mailed_at" is not null;--> statement-breakpoint
CREATE INDEX "sponsor_aliases_of" ON "sponsor_aliases" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "sponsor_aliases_in_use" ON "sponsor_aliases" USING btree ("confirmed_at" DESC NULLS LAST,"id") WHERE "sponsor_aliases"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "sponsor_checks_newest" ON "sponsor_checks" USING btree ("user_id","checked_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sponsor_checks_of_organisation" ON "sponsor_checks" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "sponsor_events_of_organisation" ON "sponsor_events" USING btree ("organisation_id","seen_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sponsor_events_of_import" ON "sponsor_events" USING btree ("import_id","kind","id");--> statement-breakpoint
CREATE INDEX "sponsor_imports_done" ON "sponsor_imports" USING btree ("id" DESC NULLS LAST) WHERE "sponsor_imports"."state" = 'done';--> statement-breakpoint
CREATE INDEX "sponsor_imports_newest" ON "sponsor_imports" USING btree ("imported_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sponsor_imports_of_file" ON "sponsor_imports" USING btree ("sha256","as_of");--> statement-breakpoint
CREATE INDEX "sponsor_licences_of" ON "sponsor_licences" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_organisations_once" ON "sponsor_organisations" USING btree ("name_key","town_key");--> statement-breakpoint
CREATE INDEX "sponsor_organisations_changed" ON "sponsor_organisations" USING btree ("revision","id");--> statement-breakpoint
CREATE INDEX "sponsor_uploads_newest" ON "sponsor_uploads" USING btree ("uploaded_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sponsor_uploads_of_file" ON "sponsor_uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "sponsor_watches_newest" ON "sponsor_watches" USING btree ("user_id","created_at" DESC NULLS LAST,"organisation_id");--> statement-breakpoint
CREATE INDEX "sponsor_watches_of_organisation" ON "sponsor_watches" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "campuses_university_index" ON "campuses" USING btree ("university_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_of_file" ON "pictures" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pre_authorised_students_once" ON "pre_authorised_students" USING btree ("university_id","email");--> statement-breakpoint
CREATE INDEX "pre_authorised_students_newest" ON "pre_authorised_students" USING btree ("university_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pre_authorised_students_by_words" ON "pre_authorised_students" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "universities_name_index" ON "universities" USING btree ("name");--> statement-breakpoint
CREATE INDEX "work_breaks_of" ON "work_breaks" USING btree ("user_id","starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "work_places_name" ON "work_places" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "work_shifts_of" ON "work_shifts" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "work_shifts_at" ON "work_shifts" USING btree ("place_id");--> statement-breakpoint

-- Rows of the job board that changed, for the index in memory (decision 13).
CREATE FUNCTION jobs_to_search_outbox()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO search_outbox (collection, document_id)
      SELECT 'jobs', id FROM old_rows WHERE state <> 'incoming';
  ELSE
    INSERT INTO search_outbox (collection, document_id)
      SELECT 'jobs', id FROM new_rows WHERE state <> 'incoming';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER jobs_added AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_search_outbox();--> statement-breakpoint
CREATE TRIGGER jobs_changed AFTER UPDATE ON jobs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_search_outbox();--> statement-breakpoint
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_search_outbox();--> statement-breakpoint
CREATE FUNCTION employers_to_search_outbox()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only what a job's document holds of its employer.
  INSERT INTO search_outbox (collection, document_id)
    SELECT 'jobs', jobs.id
    FROM new_rows JOIN old_rows USING (id) JOIN jobs ON jobs.employer_id = new_rows.id
    WHERE (new_rows.name, new_rows.sponsor_status) IS DISTINCT FROM (old_rows.name, old_rows.sponsor_status);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employers_changed AFTER UPDATE ON employers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_search_outbox();--> statement-breakpoint
-- Jobs whose verdict has to be prepared again.
CREATE FUNCTION jobs_to_verdicts_due()
  RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER jobs_added_verdict_due AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_verdicts_due();--> statement-breakpoint
CREATE TRIGGER jobs_changed_verdict_due AFTER UPDATE ON jobs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_verdicts_due();--> statement-breakpoint
CREATE FUNCTION employers_to_verdicts_due()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_verdicts_due (job_id)
    SELECT jobs.id
    FROM new_rows AS later JOIN old_rows AS former USING (id) JOIN jobs ON jobs.employer_id = later.id
    WHERE (later.name, later.town, later.sponsor_status)
        IS DISTINCT FROM (former.name, former.town, former.sponsor_status)
      AND jobs.country = 'gb' AND jobs.state IN ('approved', 'waiting')
    ON CONFLICT (job_id) DO UPDATE SET mark = DEFAULT;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employers_changed_verdict_due AFTER UPDATE ON employers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_verdicts_due();--> statement-breakpoint
CREATE FUNCTION job_verdicts_to_search_outbox()
  RETURNS trigger LANGUAGE plpgsql AS $$
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
-- What was written down once stays.
CREATE FUNCTION refuse_change_of_activity()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Erasing an account deletes its rows by foreign key: by then the person is gone.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'activity is append-only: a row goes only with its person'
    USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER activity_is_append_only BEFORE DELETE OR UPDATE ON activity
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_activity();--> statement-breakpoint
CREATE FUNCTION page_revisions_stay()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A revision of a page is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER page_revisions_stay BEFORE UPDATE OF page_id, revision, at, state ON page_revisions
  FOR EACH ROW EXECUTE FUNCTION page_revisions_stay();--> statement-breakpoint
-- The specified categories of the blog.
INSERT INTO blog_slugs (slug, type, title) VALUES
  ('career-advice', 2, 'Career advice'),
  ('case-studies', 2, 'Case studies'),
  ('hiring-trends', 2, 'Hiring trends'),
  ('success-stories', 2, 'Success stories'),
  ('news-updates', 2, 'News and updates')
ON CONFLICT (slug) DO NOTHING;
