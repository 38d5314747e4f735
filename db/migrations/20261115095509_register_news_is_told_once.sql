-- Each event of the register is told once to each watcher, whatever the order of the tasks.
--
-- A watch knew the last import it was told of; the task of an earlier import that ran late
-- then told nothing. It knows the last event now: a run tells all that are newer. Another
-- name that staff removed stays as removed, or the next copy would bring a shipped one back.
-- An upload is compared after the answer has been sent, so its figures come later.
--
-- Deploy: safe; small tables. Everybody counts as told of what happened so far. Processes of
--         the former version cannot tell watchers any more, nor take an upload: stop them.
-- Undo:   add sponsor_watches.told_of_import_id integer, drop told_to_event_id, removed_at and
--         both indexes; delete uploads without figures, then set them not null again.

DROP INDEX "sponsor_aliases_newest";--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ALTER COLUMN "rows" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ALTER COLUMN "counts" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ALTER COLUMN "loses_too_much" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "sponsor_aliases" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sponsor_watches" ADD COLUMN "told_to_event_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "sponsor_watches" SET "told_to_event_id" = coalesce((SELECT max("id") FROM "sponsor_events"), 0);--> statement-breakpoint
CREATE INDEX "sponsor_aliases_in_use" ON "sponsor_aliases" USING btree ("confirmed_at" DESC NULLS LAST,"id") WHERE "sponsor_aliases"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "sponsor_imports_of_file" ON "sponsor_imports" USING btree ("sha256","as_of");--> statement-breakpoint
ALTER TABLE "sponsor_watches" DROP COLUMN "told_of_import_id";