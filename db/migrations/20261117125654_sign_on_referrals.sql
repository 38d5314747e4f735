-- An account made by single sign-on keeps its invitation; a report that went out does not go again. Deploy: before the code. Undo: drop the three columns.
ALTER TABLE "analytics_schedules" ADD COLUMN "sent_to" date;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD COLUMN "referred_at" timestamp with time zone;