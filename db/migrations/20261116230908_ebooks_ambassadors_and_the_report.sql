-- Ebooks by mail, applications of campus ambassadors, and the stored figures of the yearly report.
--
-- Deploy: safe, the tables are new.
-- Undo:   drop the four tables; files of their PDFs are then collected at night.

CREATE TABLE "ambassador_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ambassador_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"university" text NOT NULL,
	"course" text NOT NULL,
	"languages" text NOT NULL,
	"why" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"note" text,
	CONSTRAINT "ambassador_applications_decided_whole" CHECK (("ambassador_applications"."decision" is null) = ("ambassador_applications"."decided_at" is null)),
	CONSTRAINT "ambassador_applications_decisions" CHECK ("ambassador_applications"."decision" in ('accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "ebook_pdfs" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"file_id" text NOT NULL,
	"page_count" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ebook_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ebook_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"wants_news" boolean DEFAULT false NOT NULL,
	"news_words" text,
	"news_agreed_at" timestamp with time zone,
	CONSTRAINT "ebook_requests_consent_is_recorded" CHECK (not "ebook_requests"."wants_news" or ("ebook_requests"."news_words" is not null and "ebook_requests"."news_agreed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "search_reports" (
	"year" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"pdf_hash" text,
	"pdf_file_id" text
);
--> statement-breakpoint
ALTER TABLE "ambassador_applications" ADD CONSTRAINT "ambassador_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador_applications" ADD CONSTRAINT "ambassador_applications_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ebook_pdfs" ADD CONSTRAINT "ebook_pdfs_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ebook_pdfs" ADD CONSTRAINT "ebook_pdfs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ebook_requests" ADD CONSTRAINT "ebook_requests_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ebook_requests" ADD CONSTRAINT "ebook_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_reports" ADD CONSTRAINT "search_reports_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ambassador_applications_waiting_once" ON "ambassador_applications" USING btree (lower("email")) WHERE "ambassador_applications"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "ambassador_applications_of_address" ON "ambassador_applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "ambassador_applications_of_person" ON "ambassador_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ambassador_applications_decided_by" ON "ambassador_applications" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "ambassador_applications_newest" ON "ambassador_applications" USING btree (("decided_at" is not null),"sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ambassador_applications_decided" ON "ambassador_applications" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "ebook_pdfs_of_file" ON "ebook_pdfs" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ebook_requests_once" ON "ebook_requests" USING btree ("page_id","email");--> statement-breakpoint
CREATE INDEX "ebook_requests_of_address" ON "ebook_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "ebook_requests_of_person" ON "ebook_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ebook_requests_oldest" ON "ebook_requests" USING btree ("wants_news","asked_at");--> statement-breakpoint
CREATE INDEX "search_reports_of_file" ON "search_reports" USING btree ("pdf_file_id");