-- What people do is written down once, and never changed.
--
-- The primary key says "once a day for the same act about the same thing"; it is also how one person's
-- history is read. The check ties the day to its instant, so that a partition by day can be dropped
-- later without asking (docs/decisions/0032). The trigger is written by hand: no row changes, and rows
-- go only when their person does.
--
-- Deploy: a new, empty table; nothing is rewritten. The release before this one does not know it.
-- Undo:   DROP TABLE activity; DROP FUNCTION refuse_change_of_activity;

CREATE TABLE "activity" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"thing" text DEFAULT '' NOT NULL,
	"thing_id" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"university_id" integer,
	CONSTRAINT "activity_user_id_day_kind_thing_thing_id_pk" PRIMARY KEY("user_id","day","kind","thing","thing_id"),
	CONSTRAINT "activity_day_is_of_its_instant" CHECK ("activity"."day" = ("activity"."at" at time zone 'UTC')::date)
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_of_university" ON "activity" USING btree ("university_id","day","kind") WHERE "activity"."university_id" is not null;
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Erasing an account deletes its rows by foreign key: by then the person is gone.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'activity is append-only: a row goes only with its person'
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_is_append_only BEFORE UPDATE OR DELETE ON "activity"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_activity();
