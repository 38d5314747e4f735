-- The sponsors' register as published, its ledger of changes, and what people ask of it.
--
-- The publisher gives organisations no number, so name and town tell them apart
-- (sponsor_organisations_once). Published rows are kept exactly, with their
-- number of copies, because the next file is compared with them row by row.
--
-- Deploy: safe, only new tables. Import a copy afterwards: npm run sponsors:import -- latest
-- Undo:   drop the eight sponsor_ tables; the next import reads the register again,
--         but the ledger, watches, aliases and checks are lost.

CREATE TABLE "sponsor_aliases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_aliases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alias" text NOT NULL,
	"alias_key" text NOT NULL,
	"organisation_id" integer NOT NULL,
	"confirmed_by_id" text,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sponsor_aliases_once" UNIQUE("alias_key")
);
--> statement-breakpoint
CREATE TABLE "sponsor_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"query" text NOT NULL,
	"town" text,
	"status" text NOT NULL,
	"organisation_id" integer,
	"as_of" date NOT NULL,
	"answer" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"seen_on" date NOT NULL,
	"kind" text NOT NULL,
	"route" text,
	"before" text,
	"after" text
);
--> statement-breakpoint
CREATE TABLE "sponsor_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"as_of" date,
	"source" text NOT NULL,
	"source_name" text NOT NULL,
	"sha256" text,
	"state" text NOT NULL,
	"refusal" text,
	"rows" integer DEFAULT 0 NOT NULL,
	"organisations" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"imported_by_id" text,
	"imported_at" timestamp with time zone NOT NULL,
	"took_ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_licences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_licences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"county" text NOT NULL,
	"type_and_rating" text NOT NULL,
	"route" text NOT NULL,
	"copies" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_organisations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsor_organisations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_key" text NOT NULL,
	"town_key" text NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"county" text,
	"standing" text NOT NULL,
	"is_on_register" boolean DEFAULT true NOT NULL,
	"first_seen_on" date NOT NULL,
	"last_seen_on" date,
	"left_on" date,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"as_of" date NOT NULL,
	"bytes" "bytea",
	"sha256" text NOT NULL,
	"rows" integer NOT NULL,
	"counts" jsonb NOT NULL,
	"loses_too_much" boolean NOT NULL,
	"state" text NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"import_id" integer,
	"uploaded_by_id" text,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsor_watches" (
	"user_id" text NOT NULL,
	"organisation_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_of_import_id" integer,
	CONSTRAINT "sponsor_watches_user_id_organisation_id_pk" PRIMARY KEY("user_id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "sponsor_aliases" ADD CONSTRAINT "sponsor_aliases_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_aliases" ADD CONSTRAINT "sponsor_aliases_confirmed_by_id_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_checks" ADD CONSTRAINT "sponsor_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_checks" ADD CONSTRAINT "sponsor_checks_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_events" ADD CONSTRAINT "sponsor_events_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_events" ADD CONSTRAINT "sponsor_events_import_id_sponsor_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sponsor_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_imports" ADD CONSTRAINT "sponsor_imports_imported_by_id_users_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_licences" ADD CONSTRAINT "sponsor_licences_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ADD CONSTRAINT "sponsor_uploads_import_id_sponsor_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sponsor_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ADD CONSTRAINT "sponsor_uploads_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_watches" ADD CONSTRAINT "sponsor_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_watches" ADD CONSTRAINT "sponsor_watches_organisation_id_sponsor_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."sponsor_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sponsor_aliases_of" ON "sponsor_aliases" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "sponsor_aliases_newest" ON "sponsor_aliases" USING btree ("confirmed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sponsor_checks_newest" ON "sponsor_checks" USING btree ("user_id","checked_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sponsor_checks_of_organisation" ON "sponsor_checks" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "sponsor_events_of_organisation" ON "sponsor_events" USING btree ("organisation_id","seen_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sponsor_events_of_import" ON "sponsor_events" USING btree ("import_id","kind","id");--> statement-breakpoint
CREATE INDEX "sponsor_imports_done" ON "sponsor_imports" USING btree ("id" DESC NULLS LAST) WHERE "sponsor_imports"."state" = 'done';--> statement-breakpoint
CREATE INDEX "sponsor_imports_newest" ON "sponsor_imports" USING btree ("imported_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sponsor_licences_of" ON "sponsor_licences" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_organisations_once" ON "sponsor_organisations" USING btree ("name_key","town_key");--> statement-breakpoint
CREATE INDEX "sponsor_organisations_changed" ON "sponsor_organisations" USING btree ("revision","id");--> statement-breakpoint
CREATE INDEX "sponsor_uploads_newest" ON "sponsor_uploads" USING btree ("uploaded_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sponsor_watches_newest" ON "sponsor_watches" USING btree ("user_id","created_at" DESC NULLS LAST,"organisation_id");--> statement-breakpoint
CREATE INDEX "sponsor_watches_of_organisation" ON "sponsor_watches" USING btree ("organisation_id");