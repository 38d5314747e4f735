-- A university may be shown by its own logo instead of the crest we drew.
--
-- Logos are few and small (512 pixels at most, drawn anew by us), so they live
-- with the data they belong to: one backup holds everything, and every process
-- serves them. The id is a hash of the bytes, so an address never changes what
-- it shows and can be cached for ever. A picture that a university shows cannot
-- be deleted from under it.
--
-- Deploy: safe. A new table, and a nullable column without a default; the
--         foreign key checks universities, which are few, under a brief lock.
-- Undo:   ALTER TABLE universities DROP COLUMN logo_id; DROP TABLE pictures;

CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "logo_id" text;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;