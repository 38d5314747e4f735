-- A film is sent in parts, so that a broken connection costs one part and not the film.
--
-- Deploy: safe, the tables are new.
-- Undo:   DROP TABLE lesson_waveforms, lesson_upload_parts, lesson_uploads;

CREATE TABLE "lesson_upload_parts" (
	"upload_id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "lesson_upload_parts_upload_id_starts_at_pk" PRIMARY KEY("upload_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "lesson_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" integer NOT NULL,
	"name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_uploads_received" CHECK ("lesson_uploads"."received" >= 0 and "lesson_uploads"."received" <= "lesson_uploads"."bytes")
);
--> statement-breakpoint
CREATE TABLE "lesson_waveforms" (
	"lesson_id" integer PRIMARY KEY NOT NULL,
	"step_ms" integer NOT NULL,
	"peaks" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_upload_parts" ADD CONSTRAINT "lesson_upload_parts_upload_id_lesson_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."lesson_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_upload_parts" ADD CONSTRAINT "lesson_upload_parts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_uploads" ADD CONSTRAINT "lesson_uploads_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_waveforms" ADD CONSTRAINT "lesson_waveforms_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_upload_parts_of_file" ON "lesson_upload_parts" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_uploads_one_each" ON "lesson_uploads" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_uploads_oldest" ON "lesson_uploads" USING btree ("state","updated_at");