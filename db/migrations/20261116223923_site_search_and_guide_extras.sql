-- Site search reads pages and employers through the outbox; guides get votes, and files made once.
--
-- Deploy: safe, adds only. The first start after it reads the new collection from the tables.
-- Undo:   drop the triggers and functions below, then the two tables.

CREATE TABLE "made_files" (
	"subject" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"file_id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_votes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"is_useful" boolean NOT NULL,
	"reason" text,
	"day" date NOT NULL,
	"voter" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "made_files" ADD CONSTRAINT "made_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_votes" ADD CONSTRAINT "guide_votes_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "made_files_of_file" ON "made_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_votes_once" ON "guide_votes" USING btree ("page_id","day","voter");--> statement-breakpoint
CREATE INDEX "guide_votes_newest" ON "guide_votes" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "guide_votes_of_page" ON "guide_votes" USING btree ("page_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "guide_votes_by_day" ON "guide_votes" USING btree ("day");--> statement-breakpoint

-- Rows of the site's own index that changed (decision 42). One collection holds several tables, so
-- a document's number is the row's id times four, plus 0 for pages and 1 for employers.
CREATE FUNCTION pages_to_search_outbox()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO search_outbox (collection, document_id) SELECT 'site', id * 4 FROM old_rows;
  ELSE
    INSERT INTO search_outbox (collection, document_id) SELECT 'site', id * 4 FROM new_rows;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER pages_added AFTER INSERT ON pages
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION pages_to_search_outbox();--> statement-breakpoint
CREATE TRIGGER pages_changed AFTER UPDATE ON pages
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION pages_to_search_outbox();--> statement-breakpoint
CREATE TRIGGER pages_removed AFTER DELETE ON pages
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION pages_to_search_outbox();--> statement-breakpoint
CREATE FUNCTION employers_to_site_outbox()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO search_outbox (collection, document_id) SELECT 'site', id * 4 + 1 FROM old_rows;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO search_outbox (collection, document_id) SELECT 'site', id * 4 + 1 FROM new_rows;
  ELSE
    -- The register is looked up again and again; only what a document holds of an employer counts.
    INSERT INTO search_outbox (collection, document_id)
      SELECT 'site', new_rows.id * 4 + 1 FROM new_rows JOIN old_rows USING (id)
      WHERE (new_rows.name, new_rows.about, new_rows.town)
        IS DISTINCT FROM (old_rows.name, old_rows.about, old_rows.town);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employers_added_to_site AFTER INSERT ON employers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_site_outbox();--> statement-breakpoint
CREATE TRIGGER employers_changed_on_site AFTER UPDATE ON employers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_site_outbox();--> statement-breakpoint
CREATE TRIGGER employers_removed_from_site AFTER DELETE ON employers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION employers_to_site_outbox();
