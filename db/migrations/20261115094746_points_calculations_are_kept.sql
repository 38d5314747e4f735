-- People keep their calculations of Australian points under names, to compare them later.
--
-- A name is used once a person, whatever its capitals, so that a form sent twice is
-- kept once. `version` lets a window that is behind be told so. At most 20 a person:
-- the code counts under a lock, because no constraint can.
--
-- Deploy: safe; adds an empty table.
-- Undo:   DROP TABLE points_scenarios;

CREATE TABLE "points_scenarios" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"invited_on" date,
	"answers" jsonb NOT NULL,
	"rules_of" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "points_scenarios" ADD CONSTRAINT "points_scenarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "points_scenarios_name" ON "points_scenarios" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "points_scenarios_newest" ON "points_scenarios" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");