-- Roll-ups of activity for the figures of universities, and who does not want to be in them.
--
-- Deploy: with older processes running; the nightly task fills the tables from what activity holds.
-- Undo:   drop the seven tables; nothing else reads them.

CREATE TABLE "analytics_cells" (
	"university_id" integer NOT NULL,
	"span" text NOT NULL,
	"month" date NOT NULL,
	"metric" text NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"shown" integer,
	CONSTRAINT "analytics_cells_university_id_span_month_metric_dimension_value_pk" PRIMARY KEY("university_id","span","month","metric","dimension","value"),
	CONSTRAINT "analytics_cells_are_rounded" CHECK ("analytics_cells"."shown" >= 5 and "analytics_cells"."shown" % 5 = 0)
);
--> statement-breakpoint
CREATE TABLE "analytics_objections" (
	"user_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_person_months" (
	"university_id" integer NOT NULL,
	"month" date NOT NULL,
	"user_id" text NOT NULL,
	"campus_id" integer,
	"course" text,
	"level" text,
	"nationality" text,
	"facts" bigint NOT NULL,
	CONSTRAINT "analytics_person_months_university_id_month_user_id_pk" PRIMARY KEY("university_id","month","user_id")
);
--> statement-breakpoint
CREATE TABLE "analytics_person_things" (
	"university_id" integer NOT NULL,
	"month" date NOT NULL,
	"user_id" text NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "analytics_person_things_university_id_month_facet_value_user_id_pk" PRIMARY KEY("university_id","month","facet","value","user_id")
);
--> statement-breakpoint
CREATE TABLE "analytics_progress" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"folded_to" date NOT NULL,
	"published_to" date,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_progress_is_one_row" CHECK ("analytics_progress"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "analytics_supply" (
	"month" date NOT NULL,
	"country" text NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"open" integer NOT NULL,
	"fitting" integer NOT NULL,
	CONSTRAINT "analytics_supply_month_country_dimension_value_pk" PRIMARY KEY("month","country","dimension","value")
);
--> statement-breakpoint
CREATE TABLE "visa_end_shares" (
	"user_id" text PRIMARY KEY NOT NULL,
	"ends_on" date,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_cells" ADD CONSTRAINT "analytics_cells_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_objections" ADD CONSTRAINT "analytics_objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_person_months" ADD CONSTRAINT "analytics_person_months_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_person_months" ADD CONSTRAINT "analytics_person_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_person_things" ADD CONSTRAINT "analytics_person_things_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_person_things" ADD CONSTRAINT "analytics_person_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_end_shares" ADD CONSTRAINT "visa_end_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_cells_of_all" ON "analytics_cells" USING btree ("span","metric","month") WHERE "analytics_cells"."dimension" = 'all';--> statement-breakpoint
CREATE INDEX "analytics_person_months_of_user" ON "analytics_person_months" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analytics_person_things_of_user" ON "analytics_person_things" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "activity_by_age" ON "activity" USING brin ("day");--> statement-breakpoint
-- Hand-written from here.
-- Visits and sign-ins go when they are old: their counts stay in the roll-ups, and no journey shows them.
CREATE OR REPLACE FUNCTION refuse_change_of_activity()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Erasing an account deletes its rows by foreign key: by then the person is gone.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'DELETE' AND OLD.kind IN ('signed-in', 'capability-visited')
    AND OLD.day < (now() AT TIME ZONE 'UTC')::date - 790 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'activity is append-only: a row goes only with its person'
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
