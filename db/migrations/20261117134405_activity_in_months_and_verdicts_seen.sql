-- Visits and sign-ins are kept in partitions of a month, so that a month that is old enough is dropped whole; an account made
-- by single sign-on keeps its invitation; a university's report that went out does not go out again; a saved job remembers the
-- verdict its owner was last shown, so that a change of it is news.
--
-- Deploy: before the release, with the workers stopped until it is there: the old nightly task deletes by rows' places, which
-- partitions share. `activity` is written anew: while it runs nothing can be noted.
-- Undo: make the table as it was, copy the rows back (`insert into ... select`), drop the schema activity_parts with it; drop
-- the new columns.
DROP INDEX "activity_by_age";--> statement-breakpoint
ALTER TABLE "analytics_schedules" ADD COLUMN "sent_to" date;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "verdict_seen" text;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "verdict_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD COLUMN "referred_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "saved_jobs_to_judge" ON "saved_jobs" USING btree ("verdict_seen_at" NULLS FIRST,"user_id");
--> statement-breakpoint
-- Hand-written: `activity` in partitions. Those of visits lie in a schema of their own: to readers there is one table.
CREATE SCHEMA activity_parts;
--> statement-breakpoint
ALTER TABLE activity SET SCHEMA activity_parts;
--> statement-breakpoint
ALTER TABLE activity_parts.activity RENAME TO before;
--> statement-breakpoint
CREATE TABLE activity (
  user_id text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  thing text DEFAULT '' NOT NULL,
  thing_id text DEFAULT '' NOT NULL,
  at timestamp with time zone NOT NULL,
  university_id integer,
  CONSTRAINT activity_user_id_day_kind_thing_thing_id_pk PRIMARY KEY (user_id, day, kind, thing, thing_id),
  CONSTRAINT activity_day_is_of_its_instant CHECK (day = (at AT TIME ZONE 'UTC')::date),
  CONSTRAINT activity_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) PARTITION BY LIST (kind);
--> statement-breakpoint
CREATE INDEX activity_of_university ON activity (university_id, day, kind) WHERE university_id IS NOT NULL;
--> statement-breakpoint
-- What people did is kept as long as they are here.
CREATE TABLE activity_parts.acts PARTITION OF activity DEFAULT;
--> statement-breakpoint
CREATE TABLE activity_parts.visits PARTITION OF activity
  FOR VALUES IN ('signed-in', 'capability-visited') PARTITION BY RANGE (day);
--> statement-breakpoint
-- For days without a month of their own: long ago, or far ahead.
CREATE TABLE activity_parts.visits_other PARTITION OF activity_parts.visits DEFAULT;
--> statement-breakpoint
CREATE TRIGGER activity_is_append_only BEFORE DELETE OR UPDATE ON activity
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_activity();
--> statement-breakpoint
-- Makes the months from one day to another that are not there. One of which visits lie among the others is left out.
CREATE FUNCTION keep_visit_months(from_day date, to_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first date;
  part text;
BEGIN
  -- Two at once would make the same month.
  PERFORM pg_advisory_xact_lock(hashtext('activity_parts'));
  FOR first IN SELECT generate_series(date_trunc('month', from_day), to_day, interval '1 month')::date LOOP
    part := 'visits_' || to_char(first, 'YYYY_MM');
    CONTINUE WHEN to_regclass('activity_parts.' || part) IS NOT NULL;
    CONTINUE WHEN EXISTS (SELECT FROM activity_parts.visits_other o
      WHERE o.day >= first AND o.day < first + interval '1 month');
    -- First the accounts: whoever joins writes there and then visits, and would wait for us the other way round.
    LOCK TABLE public.users IN SHARE ROW EXCLUSIVE MODE;
    EXECUTE format('CREATE TABLE activity_parts.%I PARTITION OF activity_parts.visits FOR VALUES FROM (%L) TO (%L)',
      part, first, (first + interval '1 month')::date);
  END LOOP;
END $$;
--> statement-breakpoint
-- Drops the months that lie wholly before a day, and says how many they were.
CREATE FUNCTION drop_visit_months(before_day date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  part text;
  gone integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('activity_parts'));
  FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'activity_parts.visits'::regclass AND c.relname ~ '^visits_\d{4}_\d{2}$'
      AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before_day
  LOOP
    EXECUTE format('DROP TABLE activity_parts.%I', part);
    gone := gone + 1;
  END LOOP;
  RETURN gone;
END $$;
--> statement-breakpoint
SELECT keep_visit_months(
  coalesce((SELECT min(day) FROM activity_parts.before WHERE kind IN ('signed-in', 'capability-visited')), current_date),
  (current_date + interval '3 months')::date);
--> statement-breakpoint
INSERT INTO activity (user_id, day, kind, thing, thing_id, at, university_id)
  SELECT user_id, day, kind, thing, thing_id, at, university_id FROM activity_parts.before;
--> statement-breakpoint
DROP TABLE activity_parts.before;
