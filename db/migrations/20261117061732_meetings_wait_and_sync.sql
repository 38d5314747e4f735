-- Meetings: waiting list with times kept for it, several questions, a CV for the meeting, notes of one author,
-- feedback, a host's feed, and busy times from a calendar elsewhere.
--
-- Deploy: safe at any time; the overlap constraint is made anew, which reads `meetings` once.
-- Undo:   drop the new tables and columns, and make meetings_do_not_overlap for 'booked' alone again.

CREATE TABLE "meeting_busy" (
	"host_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_busy_host_id_starts_at_pk" PRIMARY KEY("host_id","starts_at"),
	CONSTRAINT "meeting_busy_end_after_start" CHECK ("meeting_busy"."ends_at" > "meeting_busy"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "meeting_feedback" (
	"meeting_id" integer PRIMARY KEY NOT NULL,
	"rating" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_feedback_rating" CHECK ("meeting_feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "meeting_waiting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"host_id" integer,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organisation" text,
	"time_zone" text NOT NULL,
	"weekdays" integer[] DEFAULT '{}' NOT NULL,
	"part_of_day" text DEFAULT 'any' NOT NULL,
	"until_day" date NOT NULL,
	"mode" text NOT NULL,
	"phone" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"meeting_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "holidays" text;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "has_feed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "feed_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "busy_url" text;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "busy_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "busy_failure" text;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "busy_next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting_services" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_services" ADD COLUMN "takes_cv" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "cv_file_id" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "cv_name" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "offer_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "notes_by_id" text;--> statement-breakpoint
ALTER TABLE "meeting_busy" ADD CONSTRAINT "meeting_busy_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feedback" ADD CONSTRAINT "meeting_feedback_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_waiting" ADD CONSTRAINT "meeting_waiting_service_id_meeting_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."meeting_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_waiting" ADD CONSTRAINT "meeting_waiting_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_waiting" ADD CONSTRAINT "meeting_waiting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_waiting" ADD CONSTRAINT "meeting_waiting_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_waiting_once" ON "meeting_waiting" USING btree ("service_id",lower("email")) WHERE "meeting_waiting"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "meeting_waiting_by_turn" ON "meeting_waiting" USING btree ("service_id","state","created_at");--> statement-breakpoint
CREATE INDEX "meeting_waiting_of_host" ON "meeting_waiting" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "meeting_waiting_of_user" ON "meeting_waiting" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_waiting_of_meeting" ON "meeting_waiting" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_waiting_of_address" ON "meeting_waiting" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_cv_file_id_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_notes_by_id_users_id_fk" FOREIGN KEY ("notes_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_hosts_to_read" ON "meeting_hosts" USING btree ("busy_next_at") WHERE "meeting_hosts"."busy_url" is not null;--> statement-breakpoint
CREATE INDEX "meetings_of_cv_file" ON "meetings" USING btree ("cv_file_id");--> statement-breakpoint
CREATE INDEX "meetings_noted_by" ON "meetings" USING btree ("notes_by_id");--> statement-breakpoint
CREATE INDEX "meetings_offered" ON "meetings" USING btree ("offer_expires_at") WHERE "meetings"."state" = 'offered';
--> statement-breakpoint
-- Hand-written: meetings. A time that is offered is taken, too.
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_do_not_overlap";
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_do_not_overlap" EXCLUDE USING gist ("blocked" WITH &&) WHERE ("state" in ('booked', 'offered'));
--> statement-breakpoint
-- Hand-written: meetings. The one question and answer become the first of several.
UPDATE "meeting_services" SET "questions" = jsonb_build_array("question") WHERE "question" <> '';
--> statement-breakpoint
UPDATE "meetings" SET "answers" = jsonb_build_object(coalesce(nullif("meeting_services"."question", ''), 'What would you like to talk about?'), "answer") FROM "meeting_services" WHERE "meeting_services"."id" = "meetings"."service_id" AND "answer" <> '';
