-- Books are made files like guides and pictures; how many pages a document has stands beside it.
--
-- Deploy: with no older process running. Books are set anew by the nightly task or their next reader,
--         and the files of the old table are collected as those of nobody.
-- Undo:   make ebook_pdfs anew from 20261117000515; it fills itself.

DROP TABLE "ebook_pdfs" CASCADE;--> statement-breakpoint
ALTER TABLE "made_files" ADD COLUMN "page_count" integer;
