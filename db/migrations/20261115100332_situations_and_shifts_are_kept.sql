-- People may tell us of their permission, course and age, and log the hours they work; the
-- visa tools then read their own dates. Reminders by mail hang on days they chose.
--
-- Everything hangs on the account and goes with it. `revision` lets a window that is behind
-- be told so. A reminder exists once for a person, a date and a day, and is marked in the
-- transaction that queues its mail, so that it cannot go twice.
--
-- Deploy: safe; adds empty tables.
-- Undo:   DROP TABLE work_shifts, work_places, work_breaks, work_settings, visa_reminders, situations;

CREATE TABLE "situations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"permission" text,
	"permission_ends_on" date,
	"permission_since" date,
	"course_level" text,
	"is_full_time" boolean,
	"course_starts_on" date,
	"course_ends_on" date,
	"born_on" date,
	"phd" text,
	"months_counted" integer,
	"months_told_on" date,
	"english" text,
	"applying_from" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "situations_months_are_told_on_a_day" CHECK (("situations"."months_counted" is null) = ("situations"."months_told_on" is null)),
	CONSTRAINT "situations_months_are_few" CHECK ("situations"."months_counted" between 0 and 600)
);
--> statement-breakpoint
CREATE TABLE "visa_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visa_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"about" text NOT NULL,
	"day" date NOT NULL,
	"remind_on" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_breaks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_breaks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "work_breaks_end_after_they_begin" CHECK ("work_breaks"."starts_on" <= "work_breaks"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "work_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"study" text NOT NULL,
	"course_starts_on" date,
	"course_ends_on" date,
	"time_zone" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"place_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_paid" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_shifts_last_a_day_at_most" CHECK ("work_shifts"."ends_at" > "work_shifts"."starts_at" and "work_shifts"."ends_at" <= "work_shifts"."starts_at" + interval '24 hours')
);
--> statement-breakpoint
ALTER TABLE "situations" ADD CONSTRAINT "situations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_reminders" ADD CONSTRAINT "visa_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_breaks" ADD CONSTRAINT "work_breaks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_places" ADD CONSTRAINT "work_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_settings" ADD CONSTRAINT "work_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_shifts" ADD CONSTRAINT "work_shifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_shifts" ADD CONSTRAINT "work_shifts_place_id_work_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."work_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visa_reminders_once" ON "visa_reminders" USING btree ("user_id","about","remind_on");--> statement-breakpoint
CREATE INDEX "visa_reminders_due" ON "visa_reminders" USING btree ("due_at","id") WHERE "visa_reminders"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "work_breaks_of" ON "work_breaks" USING btree ("user_id","starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "work_places_name" ON "work_places" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "work_shifts_of" ON "work_shifts" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "work_shifts_at" ON "work_shifts" USING btree ("place_id");