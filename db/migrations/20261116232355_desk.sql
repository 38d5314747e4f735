CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message" text NOT NULL,
	"link_path" text,
	"link_label" text,
	"site" text NOT NULL,
	"university_id" integer,
	"audience" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"set_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checked_links" (
	"address" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fact" text NOT NULL,
	"value" text NOT NULL,
	"checked_on" date NOT NULL,
	"check_again_by" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"checked_by_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_places" (
	"address" text NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "link_places_address_place_pk" PRIMARY KEY("address","place")
);
--> statement-breakpoint
CREATE TABLE "failed_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"task" text NOT NULL,
	"data" jsonb,
	"error" text NOT NULL,
	"attempts" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_role" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "caught" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "last_caught_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_set_by_id_users_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_places" ADD CONSTRAINT "link_places_address_checked_links_address_fk" FOREIGN KEY ("address") REFERENCES "public"."checked_links"("address") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_running" ON "announcements" USING btree ("ends_at") WHERE "announcements"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "announcements_of_university" ON "announcements" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "announcements_by" ON "announcements" USING btree ("set_by_id");--> statement-breakpoint
CREATE INDEX "checked_links_broken" ON "checked_links" USING btree ("failing_since","address") WHERE "checked_links"."state" = 'broken';--> statement-breakpoint
CREATE INDEX "checked_links_oldest" ON "checked_links" USING btree ("kind","checked_at");--> statement-breakpoint
CREATE INDEX "fact_checks_of" ON "fact_checks" USING btree ("fact","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fact_checks_by" ON "fact_checks" USING btree ("checked_by_id");--> statement-breakpoint
CREATE INDEX "failed_tasks_newest" ON "failed_tasks" USING btree ("failed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "jobs_by_title" ON "jobs" USING gin ("title" gin_trgm_ops);
--> statement-breakpoint
-- Whoever is staff today could do everything, and still can. Deploy: any time. Undo: drop the column.
UPDATE "users" SET "staff_role" = 'administrator' WHERE "role" = 'staff';
