-- Logos, photos of CVs and uploads are files in a store (docs/decisions/0030); the database keeps what is
-- needed to find, check, serve and remove them.
--
-- SQL cannot write files, so pictures and photos of before are not carried over: nobody has deployed, and
-- the demo has none. A developer's own logos and photos must be sent again.
--
-- Deploy: into a database of the release before only after a backup, for the reason above.
-- Undo:   restore that backup.

UPDATE "universities" SET "logo_id" = NULL;--> statement-breakpoint
UPDATE "employers" SET "logo_id" = NULL;--> statement-breakpoint
UPDATE "employer_changes" SET "logo_id" = NULL;--> statement-breakpoint
DELETE FROM "pictures";--> statement-breakpoint
DELETE FROM "cv_photos";--> statement-breakpoint
DELETE FROM "sponsor_uploads";--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_photos" ADD COLUMN "file_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "file_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_photos" ADD CONSTRAINT "cv_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_uploads" ADD CONSTRAINT "sponsor_uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cv_photos_of_file" ON "cv_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "sponsor_uploads_of_file" ON "sponsor_uploads" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_of_file" ON "pictures" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "cv_photos" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "cv_photos" DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "sponsor_uploads" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "type";
