-- Courses, lessons and what people do with them; films that staff send in parts; the plan before departure; the student's
-- home, achievements shown by a link, the career manual of a university and what it writes to its students; meetings.
--
-- Deploy: before the release that shows them; nothing older reads these tables.
-- Undo:   drop the tables, the triggers on lessons and their function.

CREATE TABLE "achievement_shares" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"achievement" text NOT NULL,
	"name" text NOT NULL,
	"file_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_visits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"before_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "departure_documents" (
	"user_id" text NOT NULL,
	"document" text NOT NULL,
	"state" text,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departure_documents_user_id_document_pk" PRIMARY KEY("user_id","document")
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"visa_state" text DEFAULT 'not-started' NOT NULL,
	"flies_at" text,
	"lands_on" date,
	"remind_at" timestamp with time zone,
	"calendar_version" integer DEFAULT 0 NOT NULL,
	"said_arrived_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departures_visa_states" CHECK ("departures"."visa_state" in ('not-started', 'applied', 'granted', 'not-needed')),
	CONSTRAINT "departures_time_of_flight" CHECK ("departures"."flies_at" ~ '^[0-2][0-9]:[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "family_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"label" text NOT NULL,
	"parts" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"course_id" integer NOT NULL,
	"holder" text NOT NULL,
	"course_title" text NOT NULL,
	"lesson_count" integer NOT NULL,
	"minutes" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"shows_name" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"at_ms" integer NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_tries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"right" integer NOT NULL,
	"total" integer NOT NULL,
	"is_passed" boolean NOT NULL,
	"lesson_revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_watching" (
	"user_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"position_ms" integer DEFAULT 0 NOT NULL,
	"watched" "int4multirange" DEFAULT '{}' NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "lesson_watching_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id"),
	CONSTRAINT "lesson_watching_not_negative" CHECK ("lesson_watching"."position_ms" >= 0 and "lesson_watching"."watched_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "premium_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"university_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"note" text,
	"decided_by_id" text,
	CONSTRAINT "premium_requests_decided_whole" CHECK (("premium_requests"."decided_at" is null) = ("premium_requests"."decision" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_lessons" (
	"user_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_lessons_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tier" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"file_hash" text,
	"file_revision" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_files" (
	"lesson_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "lesson_files_lesson_id_kind_pk" PRIMARY KEY("lesson_id","kind")
);
--> statement-breakpoint
CREATE TABLE "lesson_sentences" (
	"lesson_id" integer NOT NULL,
	"position" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text)) STORED,
	CONSTRAINT "lesson_sentences_lesson_id_position_pk" PRIMARY KEY("lesson_id","position")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"position" integer NOT NULL,
	"is_in_jumpstart" boolean DEFAULT false NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"credits" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"file_hash" text,
	"file_revision" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_duration_not_negative" CHECK ("lessons"."duration_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_upload_parts" (
	"upload_id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "lesson_upload_parts_upload_id_starts_at_pk" PRIMARY KEY("upload_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "lesson_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" integer NOT NULL,
	"name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_uploads_received" CHECK ("lesson_uploads"."received" >= 0 and "lesson_uploads"."received" <= "lesson_uploads"."bytes")
);
--> statement-breakpoint
CREATE TABLE "lesson_waveforms" (
	"lesson_id" integer PRIMARY KEY NOT NULL,
	"step_ms" integer NOT NULL,
	"peaks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_chapters" (
	"university_id" integer NOT NULL,
	"slug" text NOT NULL,
	"position" integer,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"published_revision" integer,
	"base_revision" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" text,
	CONSTRAINT "manual_chapters_university_id_slug_pk" PRIMARY KEY("university_id","slug"),
	CONSTRAINT "manual_chapters_published_whole" CHECK (("manual_chapters"."published" is null) = ("manual_chapters"."published_at" is null))
);
--> statement-breakpoint
CREATE TABLE "manual_versions" (
	"university_id" integer NOT NULL,
	"slug" text NOT NULL,
	"revision" integer NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"is_superseded" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"by_id" text,
	"state" jsonb NOT NULL,
	CONSTRAINT "manual_versions_university_id_slug_revision_pk" PRIMARY KEY("university_id","slug","revision")
);
--> statement-breakpoint
CREATE TABLE "meeting_days" (
	"host_id" integer NOT NULL,
	"day" date NOT NULL,
	"from_minute" integer,
	"until_minute" integer,
	CONSTRAINT "meeting_days_host_id_day_pk" PRIMARY KEY("host_id","day"),
	CONSTRAINT "meeting_days_hours" CHECK (("meeting_days"."from_minute" is null) = ("meeting_days"."until_minute" is null) and coalesce("meeting_days"."from_minute" < "meeting_days"."until_minute", true))
);
--> statement-breakpoint
CREATE TABLE "meeting_hosts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_hosts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"university_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"zone" text NOT NULL,
	"video_url" text,
	"place" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_hours" (
	"host_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	CONSTRAINT "meeting_hours_host_id_weekday_from_minute_pk" PRIMARY KEY("host_id","weekday","from_minute"),
	CONSTRAINT "meeting_hours_weekday" CHECK ("meeting_hours"."weekday" between 1 and 7),
	CONSTRAINT "meeting_hours_in_a_day" CHECK ("meeting_hours"."from_minute" >= 0 and "meeting_hours"."until_minute" <= 1440 and "meeting_hours"."from_minute" < "meeting_hours"."until_minute")
);
--> statement-breakpoint
CREATE TABLE "meeting_notices" (
	"meeting_id" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_notices_meeting_id_kind_starts_at_pk" PRIMARY KEY("meeting_id","kind","starts_at")
);
--> statement-breakpoint
CREATE TABLE "meeting_service_hosts" (
	"service_id" integer NOT NULL,
	"host_id" integer NOT NULL,
	CONSTRAINT "meeting_service_hosts_service_id_host_id_pk" PRIMARY KEY("service_id","host_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"university_id" integer,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"minutes" integer NOT NULL,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"notice_hours" integer DEFAULT 24 NOT NULL,
	"max_days_ahead" integer DEFAULT 42 NOT NULL,
	"daily_limit" integer,
	"modes" text[] DEFAULT '{"video"}' NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "meeting_services_minutes" CHECK ("meeting_services"."minutes" between 5 and 480),
	CONSTRAINT "meeting_services_numbers" CHECK ("meeting_services"."buffer_before" >= 0 and "meeting_services"."buffer_after" >= 0 and "meeting_services"."notice_hours" >= 0 and "meeting_services"."max_days_ahead" between 1 and 366 and coalesce("meeting_services"."daily_limit" > 0, true))
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"host_id" integer NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organisation" text,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"blocked" "int8range" NOT NULL,
	"mode" text NOT NULL,
	"phone" text,
	"answer" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"cancelled_by" text,
	"reason" text,
	"notes" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_end_after_start" CHECK ("meetings"."ends_at" > "meetings"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "university_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "university_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"university_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_by_id" text,
	CONSTRAINT "university_messages_last" CHECK ("university_messages"."ends_at" > "university_messages"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "achievement_shares" ADD CONSTRAINT "achievement_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_shares" ADD CONSTRAINT "achievement_shares_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_visits" ADD CONSTRAINT "home_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_documents" ADD CONSTRAINT "departure_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_watching" ADD CONSTRAINT "lesson_watching_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_watching" ADD CONSTRAINT "lesson_watching_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_requests" ADD CONSTRAINT "premium_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_requests" ADD CONSTRAINT "premium_requests_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_requests" ADD CONSTRAINT "premium_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lessons" ADD CONSTRAINT "saved_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lessons" ADD CONSTRAINT "saved_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_files" ADD CONSTRAINT "lesson_files_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_files" ADD CONSTRAINT "lesson_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_sentences" ADD CONSTRAINT "lesson_sentences_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_upload_parts" ADD CONSTRAINT "lesson_upload_parts_upload_id_lesson_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."lesson_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_upload_parts" ADD CONSTRAINT "lesson_upload_parts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_uploads" ADD CONSTRAINT "lesson_uploads_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_waveforms" ADD CONSTRAINT "lesson_waveforms_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_chapters" ADD CONSTRAINT "manual_chapters_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_chapters" ADD CONSTRAINT "manual_chapters_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_versions" ADD CONSTRAINT "manual_versions_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_versions" ADD CONSTRAINT "manual_versions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_days" ADD CONSTRAINT "meeting_days_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD CONSTRAINT "meeting_hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD CONSTRAINT "meeting_hosts_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_hours" ADD CONSTRAINT "meeting_hours_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_notices" ADD CONSTRAINT "meeting_notices_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_service_hosts" ADD CONSTRAINT "meeting_service_hosts_service_id_meeting_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."meeting_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_service_hosts" ADD CONSTRAINT "meeting_service_hosts_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_services" ADD CONSTRAINT "meeting_services_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_service_id_meeting_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."meeting_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_messages" ADD CONSTRAINT "university_messages_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_messages" ADD CONSTRAINT "university_messages_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "achievement_shares_once" ON "achievement_shares" USING btree ("user_id","achievement");--> statement-breakpoint
CREATE INDEX "achievement_shares_of_file" ON "achievement_shares" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "departures_to_remind" ON "departures" USING btree ("remind_at") WHERE "departures"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "departures_to_confirm" ON "departures" USING btree ("said_arrived_at") WHERE "departures"."said_arrived_at" is not null and "departures"."arrived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "family_links_token" ON "family_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "family_links_of" ON "family_links" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "course_certificates_code" ON "course_certificates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "course_certificates_one_each" ON "course_certificates" USING btree ("user_id","course_id") WHERE "course_certificates"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "course_certificates_of_course" ON "course_certificates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_of_person" ON "lesson_notes" USING btree ("user_id","lesson_id","at_ms");--> statement-breakpoint
CREATE INDEX "lesson_notes_of_lesson" ON "lesson_notes" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_tries_of_person" ON "lesson_tries" USING btree ("user_id","lesson_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lesson_tries_of_lesson" ON "lesson_tries" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_watching_of_lesson" ON "lesson_watching" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_watching_latest" ON "lesson_watching" USING btree ("user_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "premium_requests_one_waiting" ON "premium_requests" USING btree ("user_id") WHERE "premium_requests"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "premium_requests_of_university" ON "premium_requests" USING btree ("university_id","asked_at");--> statement-breakpoint
CREATE INDEX "premium_requests_of_person" ON "premium_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "premium_requests_decided_by" ON "premium_requests" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "saved_lessons_newest" ON "saved_lessons" USING btree ("user_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_lessons_of_lesson" ON "saved_lessons" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "lesson_files_of_file" ON "lesson_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lesson_sentences_words" ON "lesson_sentences" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_slug" ON "lessons" USING btree ("course_id","slug");--> statement-breakpoint
CREATE INDEX "lessons_in_course" ON "lessons" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "lesson_upload_parts_of_file" ON "lesson_upload_parts" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_uploads_one_each" ON "lesson_uploads" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_uploads_oldest" ON "lesson_uploads" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "manual_chapters_by_editor" ON "manual_chapters" USING btree ("updated_by_id");--> statement-breakpoint
CREATE INDEX "manual_versions_by_editor" ON "manual_versions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "meeting_hosts_of_university" ON "meeting_hosts" USING btree ("university_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_hosts_of_user" ON "meeting_hosts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_service_hosts_of_host" ON "meeting_service_hosts" USING btree ("host_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_services_slug" ON "meeting_services" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "meeting_services_of_university" ON "meeting_services" USING btree ("university_id","position");--> statement-breakpoint
CREATE INDEX "meetings_of_host" ON "meetings" USING btree ("host_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_of_user" ON "meetings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_of_service" ON "meetings" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "meetings_by_start" ON "meetings" USING btree ("starts_at") WHERE "meetings"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "meetings_of_address" ON "meetings" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "university_messages_running" ON "university_messages" USING btree ("university_id","ends_at");--> statement-breakpoint
CREATE INDEX "university_messages_by_sender" ON "university_messages" USING btree ("sent_by_id");--> statement-breakpoint
-- A sentence ends with a word that ends with . ? or !, quotation marks and brackets behind it included.
CREATE FUNCTION lesson_sentences_follow_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM lesson_sentences WHERE lesson_id = NEW.id;
  INSERT INTO lesson_sentences (lesson_id, position, start_ms, end_ms, text)
  SELECT NEW.id, sentence, min(start_ms), max(end_ms), string_agg(word, ' ' ORDER BY place)
  FROM (
    SELECT place, (spoken->>0)::int AS start_ms, (spoken->>1)::int AS end_ms, spoken->>2 AS word,
      count(*) FILTER (WHERE spoken->>2 ~ '[.?!]["”’)]*$')
        OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS sentence
    FROM jsonb_array_elements(NEW.words) WITH ORDINALITY AS said(spoken, place)
  ) AS words
  GROUP BY sentence;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER lesson_sentences_of_new AFTER INSERT ON lessons
  FOR EACH ROW EXECUTE FUNCTION lesson_sentences_follow_words();--> statement-breakpoint
CREATE TRIGGER lesson_sentences_of_changed AFTER UPDATE OF words ON lessons
  FOR EACH ROW WHEN (OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION lesson_sentences_follow_words();--> statement-breakpoint
-- Of all meetings that overlap in one host's time, one is booked. The range holds the host's number.
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_do_not_overlap" EXCLUDE USING gist ("blocked" WITH &&) WHERE ("state" = 'booked');
