-- Roles within staff, announcements, checks of facts and links, failed tasks; events with places;
-- messages and stories of readers; ebooks, ambassadors and the yearly report; drafts of pages;
-- site search and votes on guides; families of employers' names.
--
-- Deploy: adds tables and columns, and copies a few hundred rows. sponsor_organisations_once is made anew.
-- Undo:   drop what is added; copy messages of the kind "partner" and the places at fairs back first.

CREATE TABLE "ambassador_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ambassador_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"university" text NOT NULL,
	"course" text NOT NULL,
	"languages" text NOT NULL,
	"why" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"note" text,
	CONSTRAINT "ambassador_applications_decided_whole" CHECK (("ambassador_applications"."decision" is null) = ("ambassador_applications"."decided_at" is null)),
	CONSTRAINT "ambassador_applications_decisions" CHECK ("ambassador_applications"."decision" in ('accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message" text NOT NULL,
	"link_path" text,
	"link_label" text,
	"site" text NOT NULL,
	"university_id" integer,
	"audience" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"set_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checked_links" (
	"address" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fact" text NOT NULL,
	"value" text NOT NULL,
	"checked_on" date NOT NULL,
	"check_again_by" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"checked_by_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_places" (
	"address" text NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "link_places_address_place_pk" PRIMARY KEY("address","place")
);
--> statement-breakpoint
CREATE TABLE "ebook_pdfs" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"file_id" text NOT NULL,
	"page_count" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ebook_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ebook_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"wants_news" boolean DEFAULT false NOT NULL,
	"news_words" text,
	"news_agreed_at" timestamp with time zone,
	CONSTRAINT "ebook_requests_consent_is_recorded" CHECK (not "ebook_requests"."wants_news" or ("ebook_requests"."news_words" is not null and "ebook_requests"."news_agreed_at" is not null))
);
--> statement-breakpoint
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
CREATE TABLE "made_files" (
	"subject" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"file_id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_votes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"is_useful" boolean NOT NULL,
	"reason" text,
	"day" date NOT NULL,
	"voter" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"by_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_entries_kinds" CHECK ("message_entries"."kind" in ('reply', 'note'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"form_key" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organisation" text,
	"body" text NOT NULL,
	"wish" text,
	"page_address" text,
	"follows" text,
	"user_id" text,
	"university_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"assigned_to_id" text,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by_id" text,
	CONSTRAINT "messages_reference_unique" UNIQUE("reference"),
	CONSTRAINT "messages_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "messages_kinds" CHECK ("messages"."kind" in ('contact', 'complaint', 'partner'))
);
--> statement-breakpoint
CREATE TABLE "page_draft_versions" (
	"page_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"restored_from" integer,
	"is_superseded" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"by_id" text,
	"state" jsonb NOT NULL,
	CONSTRAINT "page_draft_versions_pkey" PRIMARY KEY("page_id","revision")
);
--> statement-breakpoint
CREATE TABLE "page_drafts" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"base_revision" integer NOT NULL,
	"published_revision" integer,
	"stage" text DEFAULT 'writing' NOT NULL,
	"stage_by_id" text,
	"stage_at" timestamp with time zone,
	"publish_revision" integer,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"scheduled_by_id" text,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" text,
	CONSTRAINT "page_drafts_stages" CHECK ("page_drafts"."stage" in ('writing', 'review', 'approved')),
	CONSTRAINT "page_drafts_publish_a_revision" CHECK (("page_drafts"."publish_at" is null) = ("page_drafts"."publish_revision" is null))
);
--> statement-breakpoint
CREATE TABLE "page_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	CONSTRAINT "page_notes_kinds" CHECK ("page_notes"."kind" in ('note', 'submitted', 'approved', 'sent-back'))
);
--> statement-breakpoint
CREATE TABLE "page_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"alt" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"by_id" text
);
--> statement-breakpoint
CREATE TABLE "failed_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"task" text NOT NULL,
	"data" jsonb,
	"error" text NOT NULL,
	"attempts" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_reports" (
	"year" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"pdf_hash" text,
	"pdf_file_id" text
);
--> statement-breakpoint
CREATE TABLE "sponsor_missed_names" (
	"name_key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by_id" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shared_stories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"form_key" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"course" text NOT NULL,
	"university" text NOT NULL,
	"job" text NOT NULL,
	"employer" text,
	"country" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"file_id" text,
	"photo_width" integer,
	"photo_height" integer,
	"status" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"note" text,
	"proposed_title" text,
	"proposed_words" text,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"published_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shared_stories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "shared_stories_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "shared_stories_statuses" CHECK ("shared_stories"."status" in ('unconfirmed', 'waiting', 'sent-back', 'edited', 'approved')),
	CONSTRAINT "shared_stories_shown_since" CHECK ("shared_stories"."status" <> 'approved' or "shared_stories"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "story_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "story_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"story_id" integer NOT NULL,
	"story_revision" integer NOT NULL,
	"version" text NOT NULL,
	"agreed_to" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sponsor_aliases" DROP CONSTRAINT "sponsor_aliases_once";--> statement-breakpoint
DROP INDEX "sponsor_organisations_once";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_role" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "caught" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "last_caught_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sponsor_aliases" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "sponsor_aliases" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "sponsor_imports" ADD COLUMN "previous_file_id" text;--> statement-breakpoint
ALTER TABLE "sponsor_imports" ADD COLUMN "notices_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsor_organisations" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ambassador_applications" ADD CONSTRAINT "ambassador_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_applications" ADD CONSTRAINT "ambassador_applications_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_set_by_id_users_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_places" ADD CONSTRAINT "link_places_address_checked_links_address_fk" FOREIGN KEY ("address") REFERENCES "public"."checked_links"("address") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ebook_pdfs" ADD CONSTRAINT "ebook_pdfs_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ebook_pdfs" ADD CONSTRAINT "ebook_pdfs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ebook_requests" ADD CONSTRAINT "ebook_requests_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ebook_requests" ADD CONSTRAINT "ebook_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_feedback" ADD CONSTRAINT "event_feedback_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_feedback" ADD CONSTRAINT "event_feedback_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_recording_file_id_files_id_fk" FOREIGN KEY ("recording_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_slides_file_id_files_id_fk" FOREIGN KEY ("slides_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_files" ADD CONSTRAINT "made_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_votes" ADD CONSTRAINT "guide_votes_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft_versions" ADD CONSTRAINT "page_draft_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft_versions" ADD CONSTRAINT "page_draft_versions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_stage_by_id_users_id_fk" FOREIGN KEY ("stage_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_scheduled_by_id_users_id_fk" FOREIGN KEY ("scheduled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_notes" ADD CONSTRAINT "page_notes_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_notes" ADD CONSTRAINT "page_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_pictures" ADD CONSTRAINT "page_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_pictures" ADD CONSTRAINT "page_pictures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_reports" ADD CONSTRAINT "search_reports_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_missed_names" ADD CONSTRAINT "sponsor_missed_names_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_stories" ADD CONSTRAINT "shared_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_stories" ADD CONSTRAINT "shared_stories_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_stories" ADD CONSTRAINT "shared_stories_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ambassador_applications_waiting_once" ON "ambassador_applications" USING btree (lower("email")) WHERE "ambassador_applications"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "ambassador_applications_of_address" ON "ambassador_applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "ambassador_applications_of_person" ON "ambassador_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ambassador_applications_decided_by" ON "ambassador_applications" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "ambassador_applications_newest" ON "ambassador_applications" USING btree (("decided_at" is not null),"sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ambassador_applications_decided" ON "ambassador_applications" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "announcements_running" ON "announcements" USING btree ("ends_at") WHERE "announcements"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "announcements_of_university" ON "announcements" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "announcements_by" ON "announcements" USING btree ("set_by_id");--> statement-breakpoint
CREATE INDEX "checked_links_broken" ON "checked_links" USING btree ("failing_since","address") WHERE "checked_links"."state" = 'broken';--> statement-breakpoint
CREATE INDEX "checked_links_oldest" ON "checked_links" USING btree ("kind","checked_at");--> statement-breakpoint
CREATE INDEX "fact_checks_of" ON "fact_checks" USING btree ("fact","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fact_checks_by" ON "fact_checks" USING btree ("checked_by_id");--> statement-breakpoint
CREATE INDEX "ebook_pdfs_of_file" ON "ebook_pdfs" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ebook_requests_once" ON "ebook_requests" USING btree ("page_id","email");--> statement-breakpoint
CREATE INDEX "ebook_requests_of_address" ON "ebook_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "ebook_requests_of_person" ON "ebook_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ebook_requests_oldest" ON "ebook_requests" USING btree ("wants_news","asked_at");--> statement-breakpoint
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
CREATE INDEX "events_slides_file" ON "events" USING btree ("slides_file_id");--> statement-breakpoint
CREATE INDEX "made_files_of_file" ON "made_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_votes_once" ON "guide_votes" USING btree ("page_id","day","voter");--> statement-breakpoint
CREATE INDEX "guide_votes_newest" ON "guide_votes" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "guide_votes_of_page" ON "guide_votes" USING btree ("page_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "guide_votes_by_day" ON "guide_votes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "message_entries_of" ON "message_entries" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "message_entries_by" ON "message_entries" USING btree ("by_id") WHERE "message_entries"."by_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("due_on","id") WHERE "messages"."answered_at" is null and "messages"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "messages_of_address" ON "messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "messages_of_user" ON "messages" USING btree ("user_id") WHERE "messages"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_of_university" ON "messages" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "messages_assigned" ON "messages" USING btree ("assigned_to_id") WHERE "messages"."assigned_to_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_closed" ON "messages" USING btree ("closed_at") WHERE "messages"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_closed_by" ON "messages" USING btree ("closed_by_id") WHERE "messages"."closed_by_id" is not null;--> statement-breakpoint
CREATE INDEX "page_draft_versions_shown" ON "page_draft_versions" USING btree ("page_id","number" DESC NULLS LAST) WHERE not "page_draft_versions"."is_superseded";--> statement-breakpoint
CREATE INDEX "page_draft_versions_by_editor" ON "page_draft_versions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "page_drafts_by_stage" ON "page_drafts" USING btree ("stage","stage_at");--> statement-breakpoint
CREATE INDEX "page_drafts_by_editor" ON "page_drafts" USING btree ("updated_by_id");--> statement-breakpoint
CREATE INDEX "page_drafts_by_stager" ON "page_drafts" USING btree ("stage_by_id");--> statement-breakpoint
CREATE INDEX "page_drafts_by_scheduler" ON "page_drafts" USING btree ("scheduled_by_id");--> statement-breakpoint
CREATE INDEX "page_notes_of_page" ON "page_notes" USING btree ("page_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_notes_by_editor" ON "page_notes" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_pictures_of_file" ON "page_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "page_pictures_by_editor" ON "page_pictures" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "failed_tasks_newest" ON "failed_tasks" USING btree ("failed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "search_reports_of_file" ON "search_reports" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "sponsor_missed_names_open" ON "sponsor_missed_names" USING btree ("times" DESC NULLS LAST,"name_key") WHERE "sponsor_missed_names"."state" = 'open';--> statement-breakpoint
CREATE INDEX "sponsor_missed_names_last" ON "sponsor_missed_names" USING btree ("last_on");--> statement-breakpoint
CREATE INDEX "sponsor_missed_names_decided_by" ON "sponsor_missed_names" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "shared_stories_published" ON "shared_stories" USING btree ("published_at" DESC NULLS LAST,"id") WHERE "shared_stories"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "shared_stories_waiting" ON "shared_stories" USING btree ("sent_at","id") WHERE "shared_stories"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "shared_stories_newest" ON "shared_stories" USING btree ("sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shared_stories_of_address" ON "shared_stories" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "shared_stories_of_user" ON "shared_stories" USING btree ("user_id") WHERE "shared_stories"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "shared_stories_decided_by" ON "shared_stories" USING btree ("decided_by_id") WHERE "shared_stories"."decided_by_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_stories_by_file" ON "shared_stories" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "story_consents_once" ON "story_consents" USING btree ("story_id","story_revision");--> statement-breakpoint
ALTER TABLE "sponsor_imports" ADD CONSTRAINT "sponsor_imports_previous_file_id_files_id_fk" FOREIGN KEY ("previous_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_by_title" ON "jobs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pages_by_review" ON "pages" USING btree ("review_by","id");--> statement-breakpoint
CREATE INDEX "pages_by_change" ON "pages" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "pages_by_words" ON "pages" USING gin ("title" gin_trgm_ops,"slug" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_aliases_tie" ON "sponsor_aliases" USING btree ("alias_key","organisation_id");--> statement-breakpoint
CREATE INDEX "sponsor_imports_previous_file" ON "sponsor_imports" USING btree ("previous_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_organisations_once" ON "sponsor_organisations" USING btree ("name_key","town_key","is_demo");
--> statement-breakpoint
-- Whoever is staff today could do everything, and still can.
UPDATE "users" SET "staff_role" = 'administrator' WHERE "role" = 'staff';
--> statement-breakpoint
-- Places at fairs become places at events. The hours are corrected from content/fairs when the app starts (keep-fairs).
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
-- Whichever way a story goes (withdrawn, or with its writer's account), its consents say that they ended.
CREATE FUNCTION end_consents_of_story()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE story_consents SET withdrawn_at = now()
  WHERE story_id = OLD.id AND withdrawn_at IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shared_stories_end_consents AFTER DELETE ON shared_stories
  FOR EACH ROW EXECUTE FUNCTION end_consents_of_story();--> statement-breakpoint
-- Letters from the page for partners become messages.
INSERT INTO messages (reference, form_key, kind, topic, name, email, organisation, body,
    created_at, due_on, answered_at, closed_at, closed_by_id)
  SELECT 'WM-0000-' || lpad(upper(to_hex(id)), 4, '0'), 'lead-' || id, 'partner', 'partner-' || kind, name, email, organisation, message,
    created_at, (created_at + interval '7 days')::date, answered_at, answered_at, answered_by_id
  FROM partner_leads;
--> statement-breakpoint
-- Rows of the site's own index that changed (decision 43). One collection holds several tables, so
-- a document's number is the row's id times four, plus 0 for pages and 1 for employers.
CREATE FUNCTION pages_to_search_outbox()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO search_outbox (collection, document_id) SELECT 'site', id * 4 FROM old_rows;
  ELSE
    INSERT INTO search_outbox (collection, document_id) SELECT 'site', id * 4 FROM new_rows;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER pages_added AFTER INSERT ON pages
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION pages_to_search_outbox();--> statement-breakpoint
CREATE TRIGGER pages_changed AFTER UPDATE ON pages
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION pages_to_search_outbox();--> statement-breakpoint
CREATE TRIGGER pages_removed AFTER DELETE ON pages
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION pages_to_search_outbox();--> statement-breakpoint
CREATE FUNCTION employers_to_site_outbox()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO search_outbox (collection, document_id) SELECT 'site', id * 4 + 1 FROM old_rows;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO search_outbox (collection, document_id) SELECT 'site', id * 4 + 1 FROM new_rows;
  ELSE
    -- The register is looked up again and again; only what a document holds of an employer counts.
    INSERT INTO search_outbox (collection, document_id)
      SELECT 'site', new_rows.id * 4 + 1 FROM new_rows JOIN old_rows USING (id)
      WHERE (new_rows.name, new_rows.about, new_rows.town)
        IS DISTINCT FROM (old_rows.name, old_rows.about, old_rows.town);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employers_added_to_site AFTER INSERT ON employers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_site_outbox();--> statement-breakpoint
CREATE TRIGGER employers_changed_on_site AFTER UPDATE ON employers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_site_outbox();--> statement-breakpoint
CREATE TRIGGER employers_removed_from_site AFTER DELETE ON employers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_site_outbox();
--> statement-breakpoint
-- Where the register in use is the demo's, all that it names is the demo's.
UPDATE "sponsor_organisations" SET "is_demo" = true
WHERE coalesce((SELECT "source" FROM "sponsor_imports" WHERE "state" = 'done' ORDER BY "id" DESC LIMIT 1) = 'demo', false);
