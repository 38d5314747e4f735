-- An employer's advert is typed, kept, sent and read by a person before it is live.
--
-- What was typed (form) stands beside what is published, so that a change to a live
-- advert waits without taking it down. The revision makes staff decide on what they
-- read. Claims keep somebody from speaking for another's company; partner leads and
-- access requests of employers come from the public pages. One index serves the
-- queue in place of jobs_waiting, which knew of first adverts only.
--
-- Deploy: safe; no advert waits in production yet. jobs_same_text reads each advert once.
-- Undo:   DROP TABLE employer_claims, partner_leads; drop the five columns and the
--         indexes below, and CREATE INDEX jobs_waiting ON jobs (sent_at, id)
--         WHERE state = 'waiting'.

CREATE TABLE "employer_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employer_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"name_given" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "partner_leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"organisation" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by_id" text
);
--> statement-breakpoint
DROP INDEX "jobs_waiting";--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "employer_name" text;--> statement-breakpoint
ALTER TABLE "job_decisions" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "change_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_claims" ADD CONSTRAINT "employer_claims_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_claims" ADD CONSTRAINT "employer_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_claims" ADD CONSTRAINT "employer_claims_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_leads" ADD CONSTRAINT "partner_leads_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employer_claims_one_open" ON "employer_claims" USING btree ("user_id") WHERE "employer_claims"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "employer_claims_open" ON "employer_claims" USING btree ("created_at","id") WHERE "employer_claims"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "employer_claims_of" ON "employer_claims" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "partner_leads_open" ON "partner_leads" USING btree ("created_at","id") WHERE "partner_leads"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "partner_leads_newest" ON "partner_leads" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "employers_by_words" ON "employers" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_decisions_newest" ON "job_decisions" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_to_read" ON "jobs" USING btree (coalesce("change_sent_at", "sent_at"),"id") WHERE "jobs"."state" = 'waiting' or "jobs"."change_sent_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_same_text" ON "jobs" USING btree (md5("description_html"));