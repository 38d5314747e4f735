-- Messages to us, with what staff answered; success stories that readers sent, with what was agreed to.
--
-- Letters from the page for partners move in with the other messages. Their table stays, empty, until
-- no running process writes to it; it goes with a later release.
--
-- Deploy: adds tables; nothing waits.
-- Undo:   drop what is added, after copying messages of the kind "partner" back.

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
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_stories" ADD CONSTRAINT "shared_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_stories" ADD CONSTRAINT "shared_stories_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_stories" ADD CONSTRAINT "shared_stories_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "shared_stories_published" ON "shared_stories" USING btree ("published_at" DESC NULLS LAST,"id") WHERE "shared_stories"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "shared_stories_waiting" ON "shared_stories" USING btree ("sent_at","id") WHERE "shared_stories"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "shared_stories_newest" ON "shared_stories" USING btree ("sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shared_stories_of_address" ON "shared_stories" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "shared_stories_of_user" ON "shared_stories" USING btree ("user_id") WHERE "shared_stories"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "shared_stories_decided_by" ON "shared_stories" USING btree ("decided_by_id") WHERE "shared_stories"."decided_by_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_stories_by_file" ON "shared_stories" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "story_consents_once" ON "story_consents" USING btree ("story_id","story_revision");--> statement-breakpoint
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
INSERT INTO messages (reference, form_key, kind, topic, name, email, organisation, body,
    created_at, due_on, answered_at, closed_at, closed_by_id)
  SELECT 'WM-0000-' || lpad(upper(to_hex(id)), 4, '0'), 'lead-' || id, 'partner', 'partner-' || kind, name, email, organisation, message,
    created_at, (created_at + interval '7 days')::date, answered_at, answered_at, answered_by_id
  FROM partner_leads;--> statement-breakpoint
DELETE FROM partner_leads;
