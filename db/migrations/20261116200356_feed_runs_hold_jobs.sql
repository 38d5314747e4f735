-- A run of a feed says how many jobs wait to be read, and which columns of a CSV it did not know.
--
-- Deploy: safe beside the running release, which writes neither.
-- Undo:   ALTER TABLE "job_feed_runs" DROP COLUMN "held", DROP COLUMN "unknown_columns";

ALTER TABLE "job_feed_runs" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "unknown_columns" jsonb;
