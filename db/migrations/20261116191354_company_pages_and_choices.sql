-- Pages of companies, and what people choose among jobs: employers they follow, jobs they hide, jobs
-- picked for them. Only adds; undone by dropping the four tables. Deploy before the code that reads them.
CREATE TABLE "employer_former_names" (
	"slug" text PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"employer_id" integer NOT NULL,
	"renamed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "followed_employers" (
	"user_id" text NOT NULL,
	"employer_id" integer NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	"told_up_to" timestamp with time zone NOT NULL,
	"register_seen" text,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "followed_employers_user_id_employer_id_pk" PRIMARY KEY("user_id","employer_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_jobs" (
	"user_id" text NOT NULL,
	"job_id" integer NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_picks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"picks" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"basis" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employer_former_names" ADD CONSTRAINT "employer_former_names_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_employers" ADD CONSTRAINT "followed_employers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_employers" ADD CONSTRAINT "followed_employers_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_picks" ADD CONSTRAINT "job_picks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employer_former_names_by_key" ON "employer_former_names" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "employer_former_names_of" ON "employer_former_names" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "followed_employers_newest" ON "followed_employers" USING btree ("user_id","followed_at" DESC NULLS LAST,"employer_id");--> statement-breakpoint
CREATE INDEX "followed_employers_of" ON "followed_employers" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "hidden_jobs_newest" ON "hidden_jobs" USING btree ("user_id","hidden_at" DESC NULLS LAST,"job_id");--> statement-breakpoint
CREATE INDEX "hidden_jobs_of" ON "hidden_jobs" USING btree ("job_id");