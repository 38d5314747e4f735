-- Somebody may have asked a university as a student and us as one of its staff:
-- those are two requests, decided by different people, so each kind has one open
-- request per person and university. Mails are looked up by their recipient when
-- somebody is mailed again or erased, which read the whole table until now.
--
-- Deploy: safe. The rule becomes looser, so no row can break it; both tables are
--         small, and writes to them wait while the indexes are built.
-- Undo:   DROP INDEX mails_by_recipient; decide one of any two open requests of
--         one person, then make access_requests_one_open again without "kind".

DROP INDEX "access_requests_one_open";--> statement-breakpoint
CREATE INDEX "mails_by_recipient" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_one_open" ON "access_requests" USING btree ("kind",coalesce("university_id", 0),lower("email")) WHERE "access_requests"."decided_at" is null;