-- A saved job remembers the verdict its owner was last shown, so that a change of it is news.
-- Deploy: two nullable columns and an index on a small table. Undo: drop both columns.
ALTER TABLE "saved_jobs" ADD COLUMN "verdict_seen" text;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "verdict_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "saved_jobs_to_judge" ON "saved_jobs" USING btree ("verdict_seen_at" NULLS FIRST,"user_id");