-- Everything editors write is one kind of row: legal pages, landing pages, fairs, and posts and guides to come.
--
-- `pages` has what a page says now; `page_slugs` every address it has or had, of which none is given to
-- another; `page_revisions` the whole state after each change. The trigger refuses to change a revision:
-- only the name of a writer who is erased goes.
--
-- Deploy: three new tables; the start after it loads content/ into them.
-- Undo:   DROP TABLE page_revisions, page_slugs, pages; DROP FUNCTION page_revisions_stay;

CREATE TABLE "page_revisions" (
	"page_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	"state" jsonb NOT NULL,
	CONSTRAINT "page_revisions_pkey" PRIMARY KEY("page_id","revision")
);
--> statement-breakpoint
CREATE TABLE "page_slugs" (
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"page_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "page_slugs_pkey" PRIMARY KEY("type","slug","variant")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"body" text NOT NULL,
	"fields" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"review_by" date,
	"author" text,
	"revision" integer NOT NULL,
	"file_hash" text,
	"file_revision" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" text,
	CONSTRAINT "pages_statuses" CHECK ("pages"."status" in ('draft', 'review', 'scheduled', 'published', 'unpublished')),
	CONSTRAINT "pages_scheduled_for_a_moment" CHECK ("pages"."status" <> 'scheduled' or "pages"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_slugs" ADD CONSTRAINT "page_slugs_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_revisions_by_editor" ON "page_revisions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "page_slugs_of_page" ON "page_slugs" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_once" ON "pages" USING btree ("type","slug","variant");--> statement-breakpoint
CREATE INDEX "pages_newest" ON "pages" USING btree ("type","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "pages_published" ON "pages" USING btree ("type","status","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pages_fields" ON "pages" USING gin ("fields" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "pages_to_review" ON "pages" USING btree ("review_by") WHERE "pages"."review_by" is not null;--> statement-breakpoint
CREATE INDEX "pages_by_editor" ON "pages" USING btree ("updated_by_id");
--> statement-breakpoint
CREATE FUNCTION page_revisions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A revision of a page is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER page_revisions_stay
  BEFORE UPDATE OF page_id, revision, at, state ON page_revisions
  FOR EACH ROW EXECUTE FUNCTION page_revisions_stay();
