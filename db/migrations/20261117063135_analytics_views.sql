-- Saved views of a university's figures, and who wants one by mail.
--
-- Deploy: new tables only.
-- Undo:   DROP TABLE analytics_schedules, analytics_views;

CREATE TABLE "analytics_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"view_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"every" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"university_id" integer NOT NULL,
	"name" text NOT NULL,
	"product" text NOT NULL,
	"months" integer NOT NULL,
	"field" text,
	"value" text,
	"created_by_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_views_filter" CHECK (("analytics_views"."field" is null) = ("analytics_views"."value" is null))
);
--> statement-breakpoint
ALTER TABLE "analytics_schedules" ADD CONSTRAINT "analytics_schedules_view_id_analytics_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."analytics_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_schedules" ADD CONSTRAINT "analytics_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_views" ADD CONSTRAINT "analytics_views_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_views" ADD CONSTRAINT "analytics_views_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_schedules_once" ON "analytics_schedules" USING btree ("view_id","user_id");--> statement-breakpoint
CREATE INDEX "analytics_schedules_of" ON "analytics_schedules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analytics_schedules_due" ON "analytics_schedules" USING btree ("next_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_views_once" ON "analytics_views" USING btree ("university_id",lower("name"));--> statement-breakpoint
CREATE INDEX "analytics_views_by_maker" ON "analytics_views" USING btree ("created_by_id");