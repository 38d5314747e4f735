-- Events (workshops, webinars, the days of a fair), who comes and who waits.
--
-- The places at fairs move to the places at events: one model. The old table stays, empty, until a later release.
--
-- Deploy: adds tables; moves a few hundred rows. A place taken on an old process while this runs is found in fair_registrations.
-- Undo:   copy the fairs' registrations back, then drop what is added.

CREATE TABLE "event_feedback" (
	"registration_id" integer PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_feedback_rating" CHECK ("event_feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "event_notices" (
	"registration_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_notices_registration_id_kind_about_pk" PRIMARY KEY("registration_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"waiting_since" timestamp with time zone,
	"offer_expires_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"attended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "event_sessions_end_after_start" CHECK ("event_sessions"."ends_at" > "event_sessions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"path" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"topic" text NOT NULL,
	"host" text NOT NULL,
	"zone" text NOT NULL,
	"place" text,
	"join_url" text,
	"capacity" integer,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"university_id" integer,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"cancel_reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"check_in_code" text NOT NULL,
	"recording_url" text,
	"recording_file_id" text,
	"slides_url" text,
	"slides_file_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_capacity_positive" CHECK ("events"."capacity" > 0),
	CONSTRAINT "events_end_after_start" CHECK ("events"."ends_at" > "events"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "event_feedback" ADD CONSTRAINT "event_feedback_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_feedback" ADD CONSTRAINT "event_feedback_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_recording_file_id_files_id_fk" FOREIGN KEY ("recording_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_slides_file_id_files_id_fk" FOREIGN KEY ("slides_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_feedback_of_event" ON "event_feedback" USING btree ("event_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_once" ON "event_registrations" USING btree ("event_id",lower("email"));--> statement-breakpoint
CREATE INDEX "event_registrations_by_turn" ON "event_registrations" USING btree ("event_id","state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "event_registrations_newest" ON "event_registrations" USING btree ("event_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_registrations_of_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_of_address" ON "event_registrations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "event_registrations_offered" ON "event_registrations" USING btree ("offer_expires_at") WHERE "event_registrations"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "event_sessions_of_event" ON "event_sessions" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_sessions_by_start" ON "event_sessions" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "events_slug" ON "events" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "events_by_end" ON "events" USING btree ("state","ends_at");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "events_of_university" ON "events" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "events_recording_file" ON "events" USING btree ("recording_file_id");--> statement-breakpoint
CREATE INDEX "events_slides_file" ON "events" USING btree ("slides_file_id");
--> statement-breakpoint
-- Hand-written from here. The hours are corrected from content/fairs when the app starts (keep-fairs).
INSERT INTO "events" ("slug", "kind", "path", "title", "summary", "topic", "host", "zone", "place", "starts_at", "ends_at", "state", "check_in_code")
SELECT DISTINCT
	replace("fair", '/', '-'), 'fair', '/' || split_part("fair", '/', 1),
	upper(left("fair", 1)) || substr(replace(split_part("fair", '/', 1), '-', ' '), 2),
	'', 'employers', 'Waymark', 'Asia/Kolkata', 'Online',
	(right("fair", 10) || ' 15:00')::timestamp AT TIME ZONE 'Asia/Kolkata',
	(right("fair", 10) || ' 18:30')::timestamp AT TIME ZONE 'Asia/Kolkata',
	'published', '000000'
FROM "fair_registrations";
--> statement-breakpoint
INSERT INTO "event_registrations" ("event_id", "user_id", "email", "name", "time_zone", "answers", "state", "created_at", "cancelled_at")
SELECT e."id", f."user_id", f."email", f."name", f."time_zone",
	jsonb_build_object('university', f."university", 'interest', f."interest"),
	CASE WHEN f."cancelled_at" IS NULL THEN 'held' ELSE 'cancelled' END, f."created_at", f."cancelled_at"
FROM "fair_registrations" f JOIN "events" e ON e."slug" = replace(f."fair", '/', '-');
--> statement-breakpoint
DELETE FROM "fair_registrations";
