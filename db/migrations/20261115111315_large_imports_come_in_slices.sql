-- A large import is written in short transactions and yet comes whole or not at all.
--
-- The embedded engine has one session: while an import of 33,000 jobs was one transaction,
-- every page waited for it, for seconds. Now its jobs are stored closed, in slices, with the
-- run that brings them; when all are there the run is decided, and they are opened in
-- slices. Whoever finds a run whose lease ran out opens the rest, or deletes what came in.
--
-- Deploy: safe; three empty columns and two small indexes.
-- Undo:   delete jobs with an incoming_run_id, then drop the columns; the indexes go with them.

ALTER TABLE "job_feed_runs" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "incoming_run_id" integer;--> statement-breakpoint
CREATE INDEX "job_feed_runs_leased" ON "job_feed_runs" USING btree ("leased_until") WHERE "job_feed_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "jobs_incoming" ON "jobs" USING btree ("incoming_run_id","id") WHERE "jobs"."incoming_run_id" is not null;