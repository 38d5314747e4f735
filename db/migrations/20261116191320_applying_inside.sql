-- Applications to employers who take them here: what was sent, its PDFs, what was written back, and
-- what was begun. An advert says in apply_form what applying asks; null leaves it with its own link.
--
-- Deploy: adds tables and a column without a default; nothing waits.
-- Undo:   drop the four tables and the column; files that only they pointed at are collected at night.

CREATE TABLE "application_documents" (
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	CONSTRAINT "application_documents_application_id_kind_pk" PRIMARY KEY("application_id","kind")
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"user_id" text NOT NULL,
	"job_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_drafts_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"by_id" text,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"answers" jsonb NOT NULL,
	"right_to_work" text,
	"stage" text DEFAULT 'new' NOT NULL,
	"stage_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "applications_withdrawn_are_empty" CHECK ("applications"."withdrawn_at" is null or ("applications"."name" = '' and "applications"."email" = '' and "applications"."answers" = '[]'::jsonb and "applications"."right_to_work" is null))
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "apply_form" jsonb;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_documents_of_user" ON "application_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_documents_by_file" ON "application_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_drafts_of_job" ON "application_drafts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "application_drafts_by_age" ON "application_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "application_messages_of" ON "application_messages" USING btree ("application_id","sent_at");--> statement-breakpoint
CREATE INDEX "application_messages_of_user" ON "application_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_messages_by" ON "application_messages" USING btree ("by_id") WHERE "application_messages"."by_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "applications_of_job" ON "applications" USING btree ("job_id","sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "applications_by_age" ON "applications" USING btree ("sent_at");