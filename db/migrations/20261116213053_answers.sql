-- Company pages, followed employers and hidden jobs; applications inside; feeds that hold jobs.
--
-- Deploy: adds tables and columns; nothing waits.
-- Undo:   drop what is added.

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
CREATE TABLE "employer_former_names" (
	"slug" text PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"employer_id" integer NOT NULL,
	"renamed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "followed_employers" (
	"user_id" text NOT NULL,
	"employer_id" integer NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	"told_up_to" timestamp with time zone NOT NULL,
	"register_seen" text,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "followed_employers_user_id_employer_id_pk" PRIMARY KEY("user_id","employer_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_jobs" (
	"user_id" text NOT NULL,
	"job_id" integer NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_picks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"picks" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"basis" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "unknown_columns" jsonb;--> statement-breakpoint
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
ALTER TABLE "employer_former_names" ADD CONSTRAINT "employer_former_names_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_employers" ADD CONSTRAINT "followed_employers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_employers" ADD CONSTRAINT "followed_employers_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_picks" ADD CONSTRAINT "job_picks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_documents_of_user" ON "application_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_documents_by_file" ON "application_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_drafts_of_job" ON "application_drafts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "application_drafts_by_age" ON "application_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "application_messages_of" ON "application_messages" USING btree ("application_id","sent_at");--> statement-breakpoint
CREATE INDEX "application_messages_of_user" ON "application_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_messages_by" ON "application_messages" USING btree ("by_id") WHERE "application_messages"."by_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "applications_of_job" ON "applications" USING btree ("job_id","sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "applications_by_age" ON "applications" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "employer_former_names_by_key" ON "employer_former_names" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "employer_former_names_of" ON "employer_former_names" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "followed_employers_newest" ON "followed_employers" USING btree ("user_id","followed_at" DESC NULLS LAST,"employer_id");--> statement-breakpoint
CREATE INDEX "followed_employers_of" ON "followed_employers" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "hidden_jobs_newest" ON "hidden_jobs" USING btree ("user_id","hidden_at" DESC NULLS LAST,"job_id");--> statement-breakpoint
CREATE INDEX "hidden_jobs_of" ON "hidden_jobs" USING btree ("job_id");
