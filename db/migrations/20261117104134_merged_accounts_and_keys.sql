-- Two accounts of one person can become one; a calendar of all one's dates; keys of our own for SAML; ambassadors write
-- their public pages; a time that its host cancelled stays closed.
--
-- Deploy: before the release. Only new tables and columns with a default: no long lock. Sign-ins under way while it is
--         rolled out have to be begun again.
-- Undo:   drop the tables merged_accounts, ambassador_pages and sign_on_keys and the new columns, and make
--         referral_ledger_stays() as 20261117071515_universities has it.

CREATE TABLE "merged_accounts" (
	"email" text PRIMARY KEY NOT NULL,
	"former_id" text NOT NULL,
	"user_id" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "merged_accounts_former_unique" UNIQUE("former_id")
);
--> statement-breakpoint
CREATE TABLE "ambassador_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ambassador_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"draft" jsonb NOT NULL,
	"draft_file_id" text,
	"live" jsonb,
	"live_file_id" text,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"note" text,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"published_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ambassador_pages_shown_since" CHECK ("ambassador_pages"."live" is null or "ambassador_pages"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sign_on_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_on_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"university_id" integer NOT NULL,
	"certificate" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "keeps_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_calendars" ADD COLUMN "events" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_calendars" ADD COLUMN "meetings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_calendars" ADD COLUMN "plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_job_calendars" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD COLUMN "answer_hash" text;--> statement-breakpoint
ALTER TABLE "sign_on_providers" ADD COLUMN "saml_wants_signed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merged_accounts" ADD CONSTRAINT "merged_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_pages" ADD CONSTRAINT "ambassador_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_pages" ADD CONSTRAINT "ambassador_pages_draft_file_id_files_id_fk" FOREIGN KEY ("draft_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_pages" ADD CONSTRAINT "ambassador_pages_live_file_id_files_id_fk" FOREIGN KEY ("live_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_pages" ADD CONSTRAINT "ambassador_pages_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_keys" ADD CONSTRAINT "sign_on_keys_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_accounts_of_user" ON "merged_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ambassador_pages_one_each" ON "ambassador_pages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ambassador_pages_slug" ON "ambassador_pages" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "ambassador_pages_draft_file" ON "ambassador_pages" USING btree ("draft_file_id");--> statement-breakpoint
CREATE INDEX "ambassador_pages_live_file" ON "ambassador_pages" USING btree ("live_file_id");--> statement-breakpoint
CREATE INDEX "ambassador_pages_decided_by" ON "ambassador_pages" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "ambassador_pages_waiting" ON "ambassador_pages" USING btree ("sent_at","id") WHERE "ambassador_pages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "ambassador_pages_live" ON "ambassador_pages" USING btree ("published_at" DESC NULLS LAST,"id") WHERE "ambassador_pages"."live" is not null;--> statement-breakpoint
CREATE INDEX "sign_on_keys_of_university" ON "sign_on_keys" USING btree ("university_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_keys_one_current" ON "sign_on_keys" USING btree ("university_id") WHERE "sign_on_keys"."retires_at" is null;--> statement-breakpoint
CREATE INDEX "sign_on_keys_retirement" ON "sign_on_keys" USING btree ("retires_at");
--> statement-breakpoint
-- Written by hand: an entry of the ledger may also name the account into which its person was merged.
CREATE OR REPLACE FUNCTION referral_ledger_stays()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Erasing an account takes the person off by foreign key: by then they are gone. The number stays.
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.at, NEW.referral_id, NEW.points, NEW.corrects_id, NEW.reason)
      IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.referral_id, OLD.points, OLD.corrects_id, OLD.reason)
    AND (NEW.user_id IS NOT DISTINCT FROM OLD.user_id
      OR (NEW.user_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id))
      OR EXISTS (SELECT FROM merged_accounts WHERE former_id = OLD.user_id AND user_id = NEW.user_id))
    AND (NEW.written_by_id IS NOT DISTINCT FROM OLD.written_by_id
      OR (NEW.written_by_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.written_by_id))
      OR EXISTS (SELECT FROM merged_accounts WHERE former_id = OLD.written_by_id AND user_id = NEW.written_by_id))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The ledger is append-only: correct an entry by a counter-entry'
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
