-- What somebody took away as a file is known, and stays a version of its own.
--
-- Saves within ten minutes share a version. A file downloaded between two of them could afterwards
-- be noted as sent only with the later words in it. A downloaded revision is not written into any
-- more, and is offered as what it is.
--
-- Deploy: safe, adds an empty column without rewriting the table. The release before this one goes on
--         folding downloaded revisions; they stay a week, and are offered while they do.
-- Undo:   ALTER TABLE cv_versions DROP COLUMN downloaded_at;

ALTER TABLE "cv_versions" ADD COLUMN "downloaded_at" timestamp with time zone;
