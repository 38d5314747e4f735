-- One calendar address for all of somebody’s dates, by choice, that can be stopped.
--
-- Deploy: before the release that reads them. Existing addresses show what they showed.
-- Undo:   drop the four columns.

ALTER TABLE "saved_job_calendars" ADD COLUMN "events" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_calendars" ADD COLUMN "meetings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_calendars" ADD COLUMN "plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_calendars" ADD COLUMN "stopped_at" timestamp with time zone;