-- Books and the yearly report are made files like guides and pictures; how many pages
-- a document has stands beside it.
--
-- Deploy: with no older process running. Books are set anew by the nightly task or their next reader,
--         and the files of the old table are collected as those of nobody.
-- Undo:   make the table and the two columns anew from 20261117000515; they fill themselves.

ALTER TABLE "ebook_pdfs" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "ebook_pdfs" CASCADE;--> statement-breakpoint
ALTER TABLE "search_reports" DROP CONSTRAINT "search_reports_pdf_file_id_files_id_fk";
--> statement-breakpoint
DROP INDEX "search_reports_of_file";--> statement-breakpoint
ALTER TABLE "made_files" ADD COLUMN "page_count" integer;--> statement-breakpoint
ALTER TABLE "search_reports" DROP COLUMN "pdf_hash";--> statement-breakpoint
ALTER TABLE "search_reports" DROP COLUMN "pdf_file_id";