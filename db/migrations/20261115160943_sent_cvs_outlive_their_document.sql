-- What was sent stays on record when the CV or letter itself is deleted.
--
-- A sending copies its kind, title, version and the right-to-work line of that day; the foreign key
-- is set to null instead of taking the row along. While the version is there the file is printed
-- from it, in the bin too. `cv_versions` gains two columns the database reads off the document: the
-- photo it shows (the night's search for unused photos had to unpack every document) and its size
-- (what one person keeps has a limit now). Reviews get an index in the order they are listed.
--
-- Deploy: rewrites cv_versions under an exclusive lock, seconds for some 100,000 rows. The release
--         before this one goes on writing sendings without the new columns: null is "not copied", and
--         readers then ask the document. NOT NULL follows in a later release, after one more UPDATE.
--         A right-to-work line of null was not kept; "" said nothing.
-- Undo:   DELETE FROM cv_sendings WHERE cv_id IS NULL;
--         ALTER TABLE cv_sendings DROP COLUMN kind, DROP COLUMN title, DROP COLUMN version,
--           DROP COLUMN right_to_work_words, ALTER cv_id SET NOT NULL, ALTER revision SET NOT NULL;
--         ALTER TABLE cv_versions DROP COLUMN photo_id, DROP COLUMN bytes;
--         then make cv_sendings_version (on delete cascade), cv_reviews_of_university and
--         cv_versions_of_owner again as 20261115130713_cvs_and_letters_are_kept.sql has them.

ALTER TABLE "cv_sendings" DROP CONSTRAINT "cv_sendings_version";
--> statement-breakpoint
DROP INDEX "cv_reviews_of_university";--> statement-breakpoint
DROP INDEX "cv_versions_of_owner";--> statement-breakpoint
ALTER TABLE "cv_sendings" ALTER COLUMN "cv_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_sendings" ALTER COLUMN "revision" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD COLUMN "right_to_work_words" text;--> statement-breakpoint
UPDATE "cv_sendings" SET "kind" = "cvs"."kind", "title" = "cv_versions"."title", "version" = "cv_versions"."number"
	FROM "cv_versions" JOIN "cvs" ON "cvs"."id" = "cv_versions"."cv_id"
	WHERE "cv_versions"."cv_id" = "cv_sendings"."cv_id" AND "cv_versions"."revision" = "cv_sendings"."revision";--> statement-breakpoint
ALTER TABLE "cv_versions" ADD COLUMN "photo_id" integer GENERATED ALWAYS AS (((document #>> '{basics,photoId}')::integer)) STORED;--> statement-breakpoint
ALTER TABLE "cv_versions" ADD COLUMN "bytes" integer GENERATED ALWAYS AS ((octet_length(document::text))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD CONSTRAINT "cv_sendings_version" FOREIGN KEY ("cv_id","revision") REFERENCES "public"."cv_versions"("cv_id","revision") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_versions_with_photo" ON "cv_versions" USING btree ("photo_id") WHERE "cv_versions"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX "cv_reviews_of_university" ON "cv_reviews" USING btree ("university_id","answered_at" DESC NULLS FIRST,"asked_at","id") WHERE "cv_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "cv_versions_of_owner" ON "cv_versions" USING btree ("owner_id","saved_at","bytes");