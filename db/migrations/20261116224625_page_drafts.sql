-- Pages are written at the desk as drafts, with versions, notes and pictures of their own.
--
-- Deploy: adds tables and indexes; nothing waits.
-- Undo:   drop what is added.

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
CREATE INDEX "pages_by_review" ON "pages" USING btree ("review_by","id");--> statement-breakpoint
CREATE INDEX "pages_by_change" ON "pages" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "pages_by_words" ON "pages" USING gin ("title" gin_trgm_ops,"slug" gin_trgm_ops);