-- The student's home knows the visit before this one, achievements can be shown by a link, a
-- university words its own chapters of the career manual and writes to its students.
--
-- Deploy: safe, new tables only.
-- Undo:   DROP TABLE home_visits, achievement_shares, manual_versions, manual_chapters, university_messages;

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
ALTER TABLE "manual_chapters" ADD CONSTRAINT "manual_chapters_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_chapters" ADD CONSTRAINT "manual_chapters_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_versions" ADD CONSTRAINT "manual_versions_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_versions" ADD CONSTRAINT "manual_versions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_messages" ADD CONSTRAINT "university_messages_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_messages" ADD CONSTRAINT "university_messages_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "achievement_shares_once" ON "achievement_shares" USING btree ("user_id","achievement");--> statement-breakpoint
CREATE INDEX "achievement_shares_of_file" ON "achievement_shares" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "manual_chapters_by_editor" ON "manual_chapters" USING btree ("updated_by_id");--> statement-breakpoint
CREATE INDEX "manual_versions_by_editor" ON "manual_versions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "university_messages_running" ON "university_messages" USING btree ("university_id","ends_at");--> statement-breakpoint
CREATE INDEX "university_messages_by_sender" ON "university_messages" USING btree ("sent_by_id");