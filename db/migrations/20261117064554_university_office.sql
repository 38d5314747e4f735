-- A careers service has roles, its own branding and domains, lists it can undo, and a queue of CVs.
--
-- Deploy: safe while the app runs; new columns are empty or have a default. Everybody who is of a
--         careers service now becomes an owner of it: nobody loses what they could do.
-- Undo:   drop the new tables and columns.

CREATE TABLE "student_import_rows" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"course_ends" text NOT NULL,
	"problem" text,
	"is_left_out" boolean DEFAULT false NOT NULL,
	"before" jsonb,
	CONSTRAINT "student_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "student_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"university_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"row_count" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"updated_count" integer DEFAULT 0 NOT NULL,
	"created_by_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "university_domain_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "university_domain_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"university_id" integer NOT NULL,
	"kind" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"asked_by_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "university_mail_stops" (
	"user_id" text NOT NULL,
	"university_id" integer NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "university_mail_stops_user_id_university_id_pk" PRIMARY KEY("user_id","university_id")
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "office_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "office_role" text;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD COLUMN "assigned_to_id" text;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pre_authorised_students" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "pre_authorised_students" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pre_authorised_students" ADD COLUMN "reminder_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pre_authorised_students" ADD COLUMN "no_reminders_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "hero_title" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "hero_words" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "own_links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "custom_host" text;--> statement-breakpoint
ALTER TABLE "university_messages" ADD COLUMN "audience" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "university_messages" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "university_messages" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "university_messages" ADD COLUMN "mailed_up_to" text;--> statement-breakpoint
ALTER TABLE "student_import_rows" ADD CONSTRAINT "student_import_rows_import_id_student_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."student_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_imports" ADD CONSTRAINT "student_imports_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_domain_claims" ADD CONSTRAINT "university_domain_claims_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_mail_stops" ADD CONSTRAINT "university_mail_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_mail_stops" ADD CONSTRAINT "university_mail_stops_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_import_rows_by_email" ON "student_import_rows" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "student_import_rows_wrong" ON "student_import_rows" USING btree ("import_id","line") WHERE "student_import_rows"."problem" is not null;--> statement-breakpoint
CREATE INDEX "student_imports_newest" ON "student_imports" USING btree ("university_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "student_imports_oldest" ON "student_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "university_domain_claims_once" ON "university_domain_claims" USING btree ("university_id","kind","domain");--> statement-breakpoint
CREATE INDEX "university_mail_stops_of_university" ON "university_mail_stops" USING btree ("university_id");--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD CONSTRAINT "cv_reviews_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_authorised_students" ADD CONSTRAINT "pre_authorised_students_import_id_student_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."student_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_reviews_by_adviser" ON "cv_reviews" USING btree ("assigned_to_id");--> statement-breakpoint
CREATE INDEX "cv_reviews_queue" ON "cv_reviews" USING btree ("university_id","asked_at","id") WHERE "cv_reviews"."ended_at" is null and "cv_reviews"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "campuses_once" ON "campuses" USING btree ("university_id",lower("name"));--> statement-breakpoint
CREATE INDEX "pre_authorised_students_of_import" ON "pre_authorised_students" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_custom_host_unique" UNIQUE("custom_host");
--> statement-breakpoint
-- Hand-written: whoever ran a careers service before there were roles goes on running it.
UPDATE "users" SET "office_role" = 'owner' WHERE "role" = 'university_admin' AND "office_role" IS NULL;
