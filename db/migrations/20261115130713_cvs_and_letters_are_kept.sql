-- Students keep CVs and letters, every version of them, and what belongs to them.
--
-- A row of `cvs` is the document as it stands; `revision` counts its changes, so that of two
-- windows the later is merged and never overwrites. `cv_versions` has one row a revision: those of
-- one sitting share a number and only the last is shown. A sending points at the version that was
-- sent, by foreign key, so that no clean-up can take it away unseen. Links keep a hash of their
-- token. Everything hangs on its owner and goes with the account; a comment outlives its adviser.
--
-- Deploy: safe; adds empty tables.
-- Undo:   DROP TABLE cv_sendings, cv_comments, cv_reviews, cv_shares, cv_photos, cv_versions, cvs;

CREATE TABLE "cv_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cv_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"author_id" text,
	"reply_to_id" integer,
	"section" text NOT NULL,
	"entry_id" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cv_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cv_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"university_id" integer NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cv_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cv_id" text NOT NULL,
	"revision" integer NOT NULL,
	"owner_id" text NOT NULL,
	"job_id" integer,
	"sent_to" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"sent_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cv_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cv_shares_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cv_versions" (
	"cv_id" text NOT NULL,
	"revision" integer NOT NULL,
	"owner_id" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"look" jsonb NOT NULL,
	"name" text,
	"restored_from" integer,
	"tab" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"is_superseded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cv_versions_cv_id_revision_pk" PRIMARY KEY("cv_id","revision")
);
--> statement-breakpoint
CREATE TABLE "cvs" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"look" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"for_job_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"binned_at" timestamp with time zone,
	CONSTRAINT "cvs_kinds" CHECK ("cvs"."kind" in ('cv', 'letter'))
);
--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_reply" FOREIGN KEY ("reply_to_id") REFERENCES "public"."cv_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_photos" ADD CONSTRAINT "cv_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD CONSTRAINT "cv_reviews_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD CONSTRAINT "cv_reviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_reviews" ADD CONSTRAINT "cv_reviews_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD CONSTRAINT "cv_sendings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD CONSTRAINT "cv_sendings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_sendings" ADD CONSTRAINT "cv_sendings_version" FOREIGN KEY ("cv_id","revision") REFERENCES "public"."cv_versions"("cv_id","revision") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_shares" ADD CONSTRAINT "cv_shares_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_shares" ADD CONSTRAINT "cv_shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_versions" ADD CONSTRAINT "cv_versions_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_versions" ADD CONSTRAINT "cv_versions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_for_job_id_jobs_id_fk" FOREIGN KEY ("for_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_comments_of_cv" ON "cv_comments" USING btree ("cv_id","created_at");--> statement-breakpoint
CREATE INDEX "cv_comments_of_owner" ON "cv_comments" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cv_comments_of_author" ON "cv_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "cv_comments_replies" ON "cv_comments" USING btree ("reply_to_id");--> statement-breakpoint
CREATE INDEX "cv_photos_of_owner" ON "cv_photos" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_reviews_one_open" ON "cv_reviews" USING btree ("cv_id") WHERE "cv_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "cv_reviews_of_university" ON "cv_reviews" USING btree ("university_id","asked_at" DESC NULLS LAST,"id") WHERE "cv_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "cv_reviews_of_owner" ON "cv_reviews" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cv_sendings_of_cv" ON "cv_sendings" USING btree ("cv_id","revision");--> statement-breakpoint
CREATE INDEX "cv_sendings_newest" ON "cv_sendings" USING btree ("owner_id","sent_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cv_sendings_of_job" ON "cv_sendings" USING btree ("job_id","owner_id");--> statement-breakpoint
CREATE INDEX "cv_shares_of_cv" ON "cv_shares" USING btree ("cv_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cv_shares_of_owner" ON "cv_shares" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_versions_shown" ON "cv_versions" USING btree ("cv_id","number" DESC NULLS LAST) WHERE not "cv_versions"."is_superseded";--> statement-breakpoint
CREATE INDEX "cv_versions_of_owner" ON "cv_versions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cv_versions_to_forget" ON "cv_versions" USING btree ("saved_at") WHERE "cv_versions"."is_superseded";--> statement-breakpoint
CREATE INDEX "cvs_newest" ON "cvs" USING btree ("owner_id","updated_at" DESC NULLS LAST,"id") WHERE "cvs"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "cvs_in_bin" ON "cvs" USING btree ("owner_id","binned_at" DESC NULLS LAST,"id") WHERE "cvs"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "cvs_to_delete" ON "cvs" USING btree ("binned_at") WHERE "cvs"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "cvs_for_job" ON "cvs" USING btree ("for_job_id") WHERE "cvs"."for_job_id" is not null;