-- Jumpstart: what a plan needs besides the profile, papers, and links for the family.
--
-- Deploy: before the release that shows plans by flight; nothing older reads these tables.
-- Undo: drop the three tables. Flight times, visa states, notes and links are lost with them.

CREATE TABLE "departure_documents" (
	"user_id" text NOT NULL,
	"document" text NOT NULL,
	"state" text,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departure_documents_user_id_document_pk" PRIMARY KEY("user_id","document")
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"visa_state" text DEFAULT 'not-started' NOT NULL,
	"flies_at" text,
	"lands_on" date,
	"remind_at" timestamp with time zone,
	"calendar_version" integer DEFAULT 0 NOT NULL,
	"said_arrived_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departures_visa_states" CHECK ("departures"."visa_state" in ('not-started', 'applied', 'granted', 'not-needed')),
	CONSTRAINT "departures_time_of_flight" CHECK ("departures"."flies_at" ~ '^[0-2][0-9]:[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "family_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"label" text NOT NULL,
	"parts" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "departure_documents" ADD CONSTRAINT "departure_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_to_remind" ON "departures" USING btree ("remind_at") WHERE "departures"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "departures_to_confirm" ON "departures" USING btree ("said_arrived_at") WHERE "departures"."said_arrived_at" is not null and "departures"."arrived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "family_links_token" ON "family_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "family_links_of" ON "family_links" USING btree ("user_id","created_at" DESC NULLS LAST);