-- Ambassadors write their public pages, which our staff approve; a time that its host cancelled stays closed.
--
-- Deploy: before the code. Adds a table and a column with a default: no long lock.
-- Undo:   DROP TABLE ambassador_pages; ALTER TABLE meetings DROP COLUMN keeps_time;
CREATE TABLE "ambassador_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ambassador_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"draft" jsonb NOT NULL,
	"draft_file_id" text,
	"live" jsonb,
	"live_file_id" text,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"note" text,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"published_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ambassador_pages_shown_since" CHECK ("ambassador_pages"."live" is null or "ambassador_pages"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "keeps_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ambassador_pages" ADD CONSTRAINT "ambassador_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_pages" ADD CONSTRAINT "ambassador_pages_draft_file_id_files_id_fk" FOREIGN KEY ("draft_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_pages" ADD CONSTRAINT "ambassador_pages_live_file_id_files_id_fk" FOREIGN KEY ("live_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_pages" ADD CONSTRAINT "ambassador_pages_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ambassador_pages_one_each" ON "ambassador_pages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ambassador_pages_slug" ON "ambassador_pages" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "ambassador_pages_draft_file" ON "ambassador_pages" USING btree ("draft_file_id");--> statement-breakpoint
CREATE INDEX "ambassador_pages_live_file" ON "ambassador_pages" USING btree ("live_file_id");--> statement-breakpoint
CREATE INDEX "ambassador_pages_decided_by" ON "ambassador_pages" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "ambassador_pages_waiting" ON "ambassador_pages" USING btree ("sent_at","id") WHERE "ambassador_pages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "ambassador_pages_live" ON "ambassador_pages" USING btree ("published_at" DESC NULLS LAST,"id") WHERE "ambassador_pages"."live" is not null;