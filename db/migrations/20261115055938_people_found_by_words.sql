-- Staff look for people by any part of a name or an address, and universities
-- for the students they let in. Without trigrams each search read every person.
-- The nightly deletions also get indexes of their own, for the same reason.
--
-- Deploy: safe. pg_trgm is a trusted extension: the database's owner may make
--         it. Writes to the tables wait while their indexes are built, seconds
--         for a hundred thousand people.
-- Undo:   DROP INDEX users_by_words, pre_authorised_students_by_words,
--         access_requests_decided, registrations_expiry, sessions_expiry;

CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "access_requests_decided" ON "access_requests" USING btree ("decided_at") WHERE "access_requests"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "pre_authorised_students_by_words" ON "pre_authorised_students" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops) WITH (fastupdate=false);