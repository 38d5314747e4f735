-- The names people type for employers: reviewed rows with their reason, one name for several bodies,
-- names that were searched and not found; and copies of the register that can be taken back.
--
-- Deploy: adds a table and columns; nothing waits. sponsor_organisations_once is made anew.
-- Undo:   drop what is added; sponsor_aliases_once needs one organisation for each name.

CREATE TABLE "sponsor_missed_names" (
	"name_key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by_id" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sponsor_aliases" DROP CONSTRAINT "sponsor_aliases_once";--> statement-breakpoint
DROP INDEX "sponsor_organisations_once";--> statement-breakpoint
ALTER TABLE "sponsor_aliases" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "sponsor_aliases" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "sponsor_imports" ADD COLUMN "previous_file_id" text;--> statement-breakpoint
ALTER TABLE "sponsor_imports" ADD COLUMN "notices_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsor_organisations" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsor_missed_names" ADD CONSTRAINT "sponsor_missed_names_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sponsor_missed_names_open" ON "sponsor_missed_names" USING btree ("times" DESC NULLS LAST,"name_key") WHERE "sponsor_missed_names"."state" = 'open';--> statement-breakpoint
CREATE INDEX "sponsor_missed_names_last" ON "sponsor_missed_names" USING btree ("last_on");--> statement-breakpoint
CREATE INDEX "sponsor_missed_names_decided_by" ON "sponsor_missed_names" USING btree ("decided_by_id");--> statement-breakpoint
ALTER TABLE "sponsor_imports" ADD CONSTRAINT "sponsor_imports_previous_file_id_files_id_fk" FOREIGN KEY ("previous_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_aliases_tie" ON "sponsor_aliases" USING btree ("alias_key","organisation_id");--> statement-breakpoint
CREATE INDEX "sponsor_imports_previous_file" ON "sponsor_imports" USING btree ("previous_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_organisations_once" ON "sponsor_organisations" USING btree ("name_key","town_key","is_demo");--> statement-breakpoint
-- Where the register in use is the demo's, all that it names is the demo's.
UPDATE "sponsor_organisations" SET "is_demo" = true
WHERE coalesce((SELECT "source" FROM "sponsor_imports" WHERE "state" = 'done' ORDER BY "id" DESC LIMIT 1) = 'demo', false);
