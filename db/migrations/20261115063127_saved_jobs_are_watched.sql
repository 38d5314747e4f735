-- People are told what happens to jobs they saved, once, and can say no to such mail.
--
-- register_seen is how the employer stood when its reader was last told, so that a
-- change is found by comparing, whoever caused it. mailed_at lets notices be written
-- in bulk and told in one mail a person. An address that stopped job mail stays
-- stopped. Mails to lists carry headers of their own (RFC 8058).
--
-- Deploy: safe; adds nullable columns, an empty table and a small index.
-- Undo:   DROP TABLE job_mail_stops; drop the four columns and the index below.

CREATE TABLE "job_mail_stops" (
	"email_key" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_job_notices" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "date_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "register_seen" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
CREATE INDEX "saved_job_notices_to_mail" ON "saved_job_notices" USING btree ("user_id") WHERE "saved_job_notices"."mailed_at" is null;