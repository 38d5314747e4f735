-- Invitations: links, whose invitation an account came with, and the points for it; tasks of ambassadors;
-- who hosts an event; which browser two accounts used on one day.
--
-- Deploy: before the release that shows them; nothing older reads these tables or columns.
-- Undo:   drop the tables and the columns, then the functions below.

CREATE TABLE "device_handovers" (
	"day" date NOT NULL,
	"to_key" text NOT NULL,
	"from_key" text NOT NULL,
	CONSTRAINT "device_handovers_day_to_key_from_key_pk" PRIMARY KEY("day","to_key","from_key")
);
--> statement-breakpoint
CREATE TABLE "ambassador_task_ticks" (
	"task_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ambassador_task_ticks_user_id_task_id_pk" PRIMARY KEY("user_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "ambassador_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ambassador_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"university_id" integer,
	"due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"shows_first_name" boolean DEFAULT false NOT NULL,
	"wants_weekly" boolean DEFAULT false NOT NULL,
	"summary_for" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"referral_id" integer NOT NULL,
	"points" integer NOT NULL,
	"corrects_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"written_by_id" text,
	CONSTRAINT "referral_ledger_corrections_have_a_reason" CHECK (("referral_ledger"."corrects_id" is null) = ("referral_ledger"."reason" = ''))
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"campaign" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"friend_id" text,
	"inviter_id" text,
	"link_id" integer,
	"university_id" integer,
	"followed_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"refusal" text,
	"activated_at" timestamp with time zone,
	CONSTRAINT "referrals_not_to_oneself" CHECK ("referrals"."friend_id" <> "referrals"."inviter_id"),
	CONSTRAINT "referrals_refused_never_activate" CHECK ("referrals"."refusal" is null or "referrals"."activated_at" is null)
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "referred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ambassador_id" text;--> statement-breakpoint
ALTER TABLE "ambassador_task_ticks" ADD CONSTRAINT "ambassador_task_ticks_task_id_ambassador_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."ambassador_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_task_ticks" ADD CONSTRAINT "ambassador_task_ticks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_tasks" ADD CONSTRAINT "ambassador_tasks_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_choices" ADD CONSTRAINT "referral_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_ledger" ADD CONSTRAINT "referral_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_ledger" ADD CONSTRAINT "referral_ledger_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_ledger" ADD CONSTRAINT "referral_ledger_corrects_id_referral_ledger_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."referral_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_ledger" ADD CONSTRAINT "referral_ledger_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_link_id_referral_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."referral_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ambassador_task_ticks_of_task" ON "ambassador_task_ticks" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "ambassador_tasks_of_university" ON "ambassador_tasks" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "ambassador_tasks_newest" ON "ambassador_tasks" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_ledger_one_reward" ON "referral_ledger" USING btree ("referral_id") WHERE "referral_ledger"."corrects_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_ledger_corrected_once" ON "referral_ledger" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "referral_ledger_of_person" ON "referral_ledger" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referral_ledger_of_referral" ON "referral_ledger" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "referral_ledger_written_by" ON "referral_ledger" USING btree ("written_by_id");--> statement-breakpoint
CREATE INDEX "referral_ledger_newest" ON "referral_ledger" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_code" ON "referral_links" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_own" ON "referral_links" USING btree ("user_id") WHERE "referral_links"."campaign" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_campaign" ON "referral_links" USING btree ("user_id",lower("campaign"));--> statement-breakpoint
CREATE INDEX "referral_links_of_person" ON "referral_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_one_for_each_account" ON "referrals" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referrals_of_inviter" ON "referrals" USING btree ("inviter_id","joined_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referrals_of_link" ON "referrals" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "referrals_of_university" ON "referrals" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "referrals_newest" ON "referrals" USING btree ("joined_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "referrals_waiting" ON "referrals" USING btree ("joined_at") WHERE "referrals"."refusal" is null and "referrals"."activated_at" is null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_ambassador_id_users_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_referred" ON "users" USING btree ("created_at") WHERE "users"."referral_code" is not null;--> statement-breakpoint
CREATE INDEX "events_of_ambassador" ON "events" USING btree ("ambassador_id","starts_at");
--> statement-breakpoint
-- Written by hand from here: what was written in the ledger stays, and base tasks for ambassadors.
CREATE FUNCTION referral_ledger_stays()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Erasing an account takes the person off by foreign key: by then they are gone. The number stays.
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.at, NEW.referral_id, NEW.points, NEW.corrects_id, NEW.reason)
      IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.referral_id, OLD.points, OLD.corrects_id, OLD.reason)
    AND (NEW.user_id IS NOT DISTINCT FROM OLD.user_id
      OR (NEW.user_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id)))
    AND (NEW.written_by_id IS NOT DISTINCT FROM OLD.written_by_id
      OR (NEW.written_by_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.written_by_id)))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The ledger is append-only: correct an entry by a counter-entry'
    USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER referral_ledger_is_append_only BEFORE DELETE OR UPDATE ON referral_ledger
  FOR EACH ROW EXECUTE FUNCTION referral_ledger_stays();--> statement-breakpoint
CREATE FUNCTION referral_ledger_counters()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.corrects_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM referral_ledger WHERE id = NEW.corrects_id AND points = -NEW.points
      AND referral_id = NEW.referral_id AND user_id IS NOT DISTINCT FROM NEW.user_id
  ) THEN
    RAISE EXCEPTION 'A counter-entry is the opposite of the entry it corrects'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER referral_ledger_counter_is_opposite BEFORE INSERT ON referral_ledger
  FOR EACH ROW EXECUTE FUNCTION referral_ledger_counters();--> statement-breakpoint
INSERT INTO ambassador_tasks (title, details) VALUES
  ('Try the licence check and the hours log yourself', 'Until you can explain each in two sentences.'),
  ('Show one tool to three people', 'In the library, after a lecture, in your hall. Let them press the buttons.'),
  ('Hang up your poster where you may', 'Ask whoever looks after the board first.'),
  ('Write down what people asked and what was missing', 'A few lines once a month, through the contact page.');
