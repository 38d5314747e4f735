-- The desk counts what waits with every page, and sorts its lists: each has an index to read.
--
-- `mails_undelivered` is small, for what was sent leaves it. People by name and security events of one
-- kind are read a page at a time.
--
-- Deploy: three indexes; each holds writes to its table while it is built.
-- Undo:   DROP INDEX security_events_of_kind, users_by_name, mails_undelivered;

CREATE INDEX "security_events_of_kind" ON "security_events" USING btree ("kind","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "mails_undelivered" ON "mails" USING btree ("queued_at" DESC NULLS LAST,"id") WHERE "mails"."sent_at" is null;