-- The same reader has one open report of an advert, and the desk sees names before it takes a register.
--
-- `job_reports.reporter_key` is the account, or a guest's address, hashed; it is emptied when staff
-- answer. The unique index decides between two reports sent at once. Reports of before have none.
-- `sponsor_uploads.changes` holds the first changes of each kind, by name, for the page that confirms.
--
-- Deploy: two columns without a default and one small index; nothing is rewritten. The release before
--         this one goes on writing reports without a key: null is never twice.
-- Undo:   DROP INDEX job_reports_once; ALTER TABLE job_reports DROP COLUMN reporter_key;
--         ALTER TABLE sponsor_uploads DROP COLUMN changes;

ALTER TABLE "job_reports" ADD COLUMN "reporter_key" text;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ADD COLUMN "changes" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_once" ON "job_reports" USING btree ("job_id","reporter_key") WHERE "job_reports"."resolved_at" is null;