-- What readers see of a company that is not trusted has been read by a person.
--
-- A change of its words or its logo waits in employer_changes while the former stay.
-- That staff confirmed an employer's place on the register is a date of its own:
-- known by the staff member's id alone, it was forgotten when they left, and the
-- next look-up overwrote it. Deleting an account or a feed finds its adverts by an
-- index. Whether a job is safe beside studies is worked out when it is read, so the
-- two columns that nothing writes go.
--
-- Deploy: safe; the two indexes read jobs once. Nothing reads the dropped columns.
-- Undo:   DROP TABLE employer_changes; drop sponsor_confirmed_at and both indexes,
--         and add jobs.student_safe boolean and student_safe_why text.

CREATE TABLE "employer_changes" (
	"employer_id" integer PRIMARY KEY NOT NULL,
	"website" text,
	"about" text,
	"logo_id" text,
	"sent_by_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_back_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "sponsor_confirmed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "employers" SET "sponsor_confirmed_at" = "updated_at" WHERE "sponsor_confirmed_by_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_changes" ADD CONSTRAINT "employer_changes_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_changes" ADD CONSTRAINT "employer_changes_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_changes" ADD CONSTRAINT "employer_changes_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employer_changes_to_read" ON "employer_changes" USING btree ("sent_at","employer_id") WHERE "employer_changes"."sent_back_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_posted_by" ON "jobs" USING btree ("posted_by_id") WHERE "jobs"."posted_by_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_feed" ON "jobs" USING btree ("feed_id") WHERE "jobs"."feed_id" is not null;--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "student_safe";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "student_safe_why";