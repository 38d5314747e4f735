-- Universities: figures with their views and mails, settings with roles, lists that can be undone, single sign-on
-- and the directory; meetings with a waiting list and calendars elsewhere; invitations with their ledger.
--
-- Deploy: before the release that reads them; nothing older does. Everybody who is of a careers service now becomes
--         an owner of it. The overlap constraint of meetings is made anew, which reads `meetings` once.
-- Undo:   drop the new tables, columns, triggers and functions; make meetings_do_not_overlap for 'booked' alone again.

CREATE TABLE "device_handovers" (
	"day" date NOT NULL,
	"to_key" text NOT NULL,
	"from_key" text NOT NULL,
	CONSTRAINT "device_handovers_day_to_key_from_key_pk" PRIMARY KEY("day","to_key","from_key")
);
--> statement-breakpoint
CREATE TABLE "analytics_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"view_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"every" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"university_id" integer NOT NULL,
	"name" text NOT NULL,
	"product" text NOT NULL,
	"months" integer NOT NULL,
	"field" text,
	"value" text,
	"created_by_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_views_filter" CHECK (("analytics_views"."field" is null) = ("analytics_views"."value" is null))
);
--> statement-breakpoint
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
CREATE TABLE "meeting_busy" (
	"host_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_busy_host_id_starts_at_pk" PRIMARY KEY("host_id","starts_at"),
	CONSTRAINT "meeting_busy_end_after_start" CHECK ("meeting_busy"."ends_at" > "meeting_busy"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "meeting_feedback" (
	"meeting_id" integer PRIMARY KEY NOT NULL,
	"rating" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_feedback_rating" CHECK ("meeting_feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "meeting_waiting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"host_id" integer,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organisation" text,
	"time_zone" text NOT NULL,
	"weekdays" integer[] DEFAULT '{}' NOT NULL,
	"part_of_day" text DEFAULT 'any' NOT NULL,
	"until_day" date NOT NULL,
	"mode" text NOT NULL,
	"phone" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"meeting_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "directory_people" (
	"user_id" text PRIMARY KEY NOT NULL,
	"university_id" integer NOT NULL,
	"external_id" text,
	"removed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_tokens" (
	"university_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_on_assertions" (
	"university_id" integer NOT NULL,
	"assertion_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_on_assertions_university_id_assertion_id_pk" PRIMARY KEY("university_id","assertion_id")
);
--> statement-breakpoint
CREATE TABLE "sign_on_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"university_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"browser_hash" text NOT NULL,
	"origin" text NOT NULL,
	"next" text,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_on_failures" (
	"reference" text PRIMARY KEY NOT NULL,
	"university_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"is_try" boolean NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "sign_on_identities" (
	"user_id" text NOT NULL,
	"university_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_on_identities_university_id_issuer_subject_pk" PRIMARY KEY("university_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sign_on_providers" (
	"university_id" integer PRIMARY KEY NOT NULL,
	"protocol" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"mode" text DEFAULT 'beside' NOT NULL,
	"oidc_issuer" text,
	"oidc_client_id" text,
	"oidc_secret" text,
	"saml_entity_id" text,
	"saml_sign_in_url" text,
	"saml_logout_url" text,
	"saml_certificates" text[] DEFAULT '{}'::text[] NOT NULL,
	"saml_metadata_url" text,
	"saml_metadata_read_at" timestamp with time zone,
	"saml_metadata_problem" text,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"university_id" integer NOT NULL,
	"subject_hash" text NOT NULL,
	"session_index" text,
	"ticket" text NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "registrations" ADD COLUMN "referred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "office_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD COLUMN "assigned_to_id" text;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ambassador_id" text;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "holidays" text;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "has_feed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "feed_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "busy_url" text;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "busy_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "busy_failure" text;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD COLUMN "busy_next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting_services" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_services" ADD COLUMN "takes_cv" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "cv_file_id" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "cv_name" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "offer_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "notes_by_id" text;--> statement-breakpoint
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
ALTER TABLE "analytics_schedules" ADD CONSTRAINT "analytics_schedules_view_id_analytics_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."analytics_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_schedules" ADD CONSTRAINT "analytics_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_views" ADD CONSTRAINT "analytics_views_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_views" ADD CONSTRAINT "analytics_views_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_cells" ADD CONSTRAINT "analytics_cells_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_objections" ADD CONSTRAINT "analytics_objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_person_months" ADD CONSTRAINT "analytics_person_months_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_person_months" ADD CONSTRAINT "analytics_person_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_person_things" ADD CONSTRAINT "analytics_person_things_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_person_things" ADD CONSTRAINT "analytics_person_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_end_shares" ADD CONSTRAINT "visa_end_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_busy" ADD CONSTRAINT "meeting_busy_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feedback" ADD CONSTRAINT "meeting_feedback_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_waiting" ADD CONSTRAINT "meeting_waiting_service_id_meeting_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."meeting_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_waiting" ADD CONSTRAINT "meeting_waiting_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_waiting" ADD CONSTRAINT "meeting_waiting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_waiting" ADD CONSTRAINT "meeting_waiting_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_tokens" ADD CONSTRAINT "directory_tokens_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_assertions" ADD CONSTRAINT "sign_on_assertions_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD CONSTRAINT "sign_on_attempts_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD CONSTRAINT "sign_on_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_failures" ADD CONSTRAINT "sign_on_failures_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_providers" ADD CONSTRAINT "sign_on_providers_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_sessions" ADD CONSTRAINT "sign_on_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_sessions" ADD CONSTRAINT "sign_on_sessions_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_import_rows" ADD CONSTRAINT "student_import_rows_import_id_student_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."student_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_imports" ADD CONSTRAINT "student_imports_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_domain_claims" ADD CONSTRAINT "university_domain_claims_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_mail_stops" ADD CONSTRAINT "university_mail_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_mail_stops" ADD CONSTRAINT "university_mail_stops_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_schedules_once" ON "analytics_schedules" USING btree ("view_id","user_id");--> statement-breakpoint
CREATE INDEX "analytics_schedules_of" ON "analytics_schedules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analytics_schedules_due" ON "analytics_schedules" USING btree ("next_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_views_once" ON "analytics_views" USING btree ("university_id",lower("name"));--> statement-breakpoint
CREATE INDEX "analytics_views_by_maker" ON "analytics_views" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "analytics_cells_of_all" ON "analytics_cells" USING btree ("span","metric","month") WHERE "analytics_cells"."dimension" = 'all';--> statement-breakpoint
CREATE INDEX "analytics_person_months_of_user" ON "analytics_person_months" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analytics_person_things_of_user" ON "analytics_person_things" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_waiting_once" ON "meeting_waiting" USING btree ("service_id",lower("email")) WHERE "meeting_waiting"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "meeting_waiting_by_turn" ON "meeting_waiting" USING btree ("service_id","state","created_at");--> statement-breakpoint
CREATE INDEX "meeting_waiting_of_host" ON "meeting_waiting" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "meeting_waiting_of_user" ON "meeting_waiting" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_waiting_of_meeting" ON "meeting_waiting" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_waiting_of_address" ON "meeting_waiting" USING btree (lower("email"));--> statement-breakpoint
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
CREATE UNIQUE INDEX "directory_people_external" ON "directory_people" USING btree ("university_id","external_id") WHERE "directory_people"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "directory_people_of_university" ON "directory_people" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "sign_on_assertions_expiry" ON "sign_on_assertions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_of_university" ON "sign_on_attempts" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_of_user" ON "sign_on_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_expiry" ON "sign_on_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_failures_newest" ON "sign_on_failures" USING btree ("university_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_on_failures_age" ON "sign_on_failures" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_identities_one_a_person" ON "sign_on_identities" USING btree ("user_id","issuer");--> statement-breakpoint
CREATE INDEX "sign_on_sessions_by_subject" ON "sign_on_sessions" USING btree ("university_id","subject_hash");--> statement-breakpoint
CREATE INDEX "student_import_rows_by_email" ON "student_import_rows" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "student_import_rows_wrong" ON "student_import_rows" USING btree ("import_id","line") WHERE "student_import_rows"."problem" is not null;--> statement-breakpoint
CREATE INDEX "student_imports_newest" ON "student_imports" USING btree ("university_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "student_imports_oldest" ON "student_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "university_domain_claims_once" ON "university_domain_claims" USING btree ("university_id","kind","domain");--> statement-breakpoint
CREATE INDEX "university_mail_stops_of_university" ON "university_mail_stops" USING btree ("university_id");--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD CONSTRAINT "cv_reviews_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_ambassador_id_users_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_cv_file_id_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_notes_by_id_users_id_fk" FOREIGN KEY ("notes_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_authorised_students" ADD CONSTRAINT "pre_authorised_students_import_id_student_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."student_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_referred" ON "users" USING btree ("created_at") WHERE "users"."referral_code" is not null;--> statement-breakpoint
CREATE INDEX "activity_by_age" ON "activity" USING brin ("day");--> statement-breakpoint
CREATE INDEX "cv_reviews_by_adviser" ON "cv_reviews" USING btree ("assigned_to_id");--> statement-breakpoint
CREATE INDEX "cv_reviews_queue" ON "cv_reviews" USING btree ("university_id","asked_at","id") WHERE "cv_reviews"."ended_at" is null and "cv_reviews"."done_at" is null;--> statement-breakpoint
CREATE INDEX "events_of_ambassador" ON "events" USING btree ("ambassador_id","starts_at");--> statement-breakpoint
CREATE INDEX "meeting_hosts_to_read" ON "meeting_hosts" USING btree ("busy_next_at") WHERE "meeting_hosts"."busy_url" is not null;--> statement-breakpoint
CREATE INDEX "meetings_of_cv_file" ON "meetings" USING btree ("cv_file_id");--> statement-breakpoint
CREATE INDEX "meetings_noted_by" ON "meetings" USING btree ("notes_by_id");--> statement-breakpoint
CREATE INDEX "meetings_offered" ON "meetings" USING btree ("offer_expires_at") WHERE "meetings"."state" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "campuses_once" ON "campuses" USING btree ("university_id",lower("name"));--> statement-breakpoint
CREATE INDEX "pre_authorised_students_of_import" ON "pre_authorised_students" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_custom_host_unique" UNIQUE("custom_host");
--> statement-breakpoint
-- Hand-written: meetings. A time that is offered is taken, too.
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_do_not_overlap";
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_do_not_overlap" EXCLUDE USING gist ("blocked" WITH &&) WHERE ("state" in ('booked', 'offered'));
--> statement-breakpoint
-- Hand-written: meetings. The one question and answer become the first of several.
UPDATE "meeting_services" SET "questions" = jsonb_build_array("question") WHERE "question" <> '';
--> statement-breakpoint
UPDATE "meetings" SET "answers" = jsonb_build_object(coalesce(nullif("meeting_services"."question", ''), 'What would you like to talk about?'), "answer") FROM "meeting_services" WHERE "meeting_services"."id" = "meetings"."service_id" AND "answer" <> '';
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
--> statement-breakpoint
-- Written by hand: no session for an account that was deactivated.
-- Somebody may sign in at the moment in which their university deactivates them. Reading the row with a lock makes one wait
-- for the other, whichever way they signed in.
CREATE FUNCTION "sessions_need_an_active_account"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  deactivated timestamptz;
begin
  select deactivated_at into deactivated from users where id = new.user_id for share;
  if deactivated is not null then
    raise exception 'This account is deactivated'
      using errcode = 'check_violation', constraint = 'sessions_need_an_active_account';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_need_an_active_account" BEFORE INSERT ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "sessions_need_an_active_account"();
--> statement-breakpoint
-- Hand-written: whoever ran a careers service before there were roles goes on running it.
UPDATE "users" SET "office_role" = 'owner' WHERE "role" = 'university_admin' AND "office_role" IS NULL;
--> statement-breakpoint
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
