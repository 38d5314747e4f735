-- Two accounts of one person can become one; the former address is remembered.
--
-- Deploy: before the release that reads it; nothing older does.
-- Undo:   drop the table and make referral_ledger_stays() as 20261117071515_universities has it.

CREATE TABLE "merged_accounts" (
	"email" text PRIMARY KEY NOT NULL,
	"former_id" text NOT NULL,
	"user_id" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "merged_accounts_former_unique" UNIQUE("former_id")
);
--> statement-breakpoint
ALTER TABLE "merged_accounts" ADD CONSTRAINT "merged_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_accounts_of_user" ON "merged_accounts" USING btree ("user_id");
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
