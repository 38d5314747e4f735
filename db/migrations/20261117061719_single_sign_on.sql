-- Single sign-on: how a university's people sign in through it, what is under way, what was used and what failed; and the
-- directory (SCIM) through which a university keeps its accounts.
--
-- Deploy: before the release that reads them; nothing older does.
-- Undo:   drop the tables, the trigger on sessions with its function, and users.deactivated_at.

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
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
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
CREATE UNIQUE INDEX "directory_people_external" ON "directory_people" USING btree ("university_id","external_id") WHERE "directory_people"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "directory_people_of_university" ON "directory_people" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "sign_on_assertions_expiry" ON "sign_on_assertions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_of_university" ON "sign_on_attempts" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_of_user" ON "sign_on_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_expiry" ON "sign_on_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_failures_newest" ON "sign_on_failures" USING btree ("university_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_on_failures_age" ON "sign_on_failures" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_identities_one_a_person" ON "sign_on_identities" USING btree ("user_id","issuer");--> statement-breakpoint
CREATE INDEX "sign_on_sessions_by_subject" ON "sign_on_sessions" USING btree ("university_id","subject_hash");
--> statement-breakpoint
-- ===== hand-written: no session for an account that was deactivated =====
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
-- ===== end of hand-written =====
