-- Meetings with careers advisers and with our team: hosts, their hours, what can be booked, and who did.
--
-- Deploy: before the release that offers meetings; nothing older reads these tables.

CREATE TABLE "meeting_days" (
	"host_id" integer NOT NULL,
	"day" date NOT NULL,
	"from_minute" integer,
	"until_minute" integer,
	CONSTRAINT "meeting_days_host_id_day_pk" PRIMARY KEY("host_id","day"),
	CONSTRAINT "meeting_days_hours" CHECK (("meeting_days"."from_minute" is null) = ("meeting_days"."until_minute" is null) and coalesce("meeting_days"."from_minute" < "meeting_days"."until_minute", true))
);
--> statement-breakpoint
CREATE TABLE "meeting_hosts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_hosts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"university_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"zone" text NOT NULL,
	"video_url" text,
	"place" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_hours" (
	"host_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	CONSTRAINT "meeting_hours_host_id_weekday_from_minute_pk" PRIMARY KEY("host_id","weekday","from_minute"),
	CONSTRAINT "meeting_hours_weekday" CHECK ("meeting_hours"."weekday" between 1 and 7),
	CONSTRAINT "meeting_hours_in_a_day" CHECK ("meeting_hours"."from_minute" >= 0 and "meeting_hours"."until_minute" <= 1440 and "meeting_hours"."from_minute" < "meeting_hours"."until_minute")
);
--> statement-breakpoint
CREATE TABLE "meeting_notices" (
	"meeting_id" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_notices_meeting_id_kind_starts_at_pk" PRIMARY KEY("meeting_id","kind","starts_at")
);
--> statement-breakpoint
CREATE TABLE "meeting_service_hosts" (
	"service_id" integer NOT NULL,
	"host_id" integer NOT NULL,
	CONSTRAINT "meeting_service_hosts_service_id_host_id_pk" PRIMARY KEY("service_id","host_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"university_id" integer,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"minutes" integer NOT NULL,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"notice_hours" integer DEFAULT 24 NOT NULL,
	"max_days_ahead" integer DEFAULT 42 NOT NULL,
	"daily_limit" integer,
	"modes" text[] DEFAULT '{"video"}' NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "meeting_services_minutes" CHECK ("meeting_services"."minutes" between 5 and 480),
	CONSTRAINT "meeting_services_numbers" CHECK ("meeting_services"."buffer_before" >= 0 and "meeting_services"."buffer_after" >= 0 and "meeting_services"."notice_hours" >= 0 and "meeting_services"."max_days_ahead" between 1 and 366 and coalesce("meeting_services"."daily_limit" > 0, true))
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"host_id" integer NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organisation" text,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"blocked" "int8range" NOT NULL,
	"mode" text NOT NULL,
	"phone" text,
	"answer" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"cancelled_by" text,
	"reason" text,
	"notes" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_end_after_start" CHECK ("meetings"."ends_at" > "meetings"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "meeting_days" ADD CONSTRAINT "meeting_days_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD CONSTRAINT "meeting_hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_hosts" ADD CONSTRAINT "meeting_hosts_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_hours" ADD CONSTRAINT "meeting_hours_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_notices" ADD CONSTRAINT "meeting_notices_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_service_hosts" ADD CONSTRAINT "meeting_service_hosts_service_id_meeting_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."meeting_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_service_hosts" ADD CONSTRAINT "meeting_service_hosts_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_services" ADD CONSTRAINT "meeting_services_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_service_id_meeting_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."meeting_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_host_id_meeting_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."meeting_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_hosts_of_university" ON "meeting_hosts" USING btree ("university_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_hosts_of_user" ON "meeting_hosts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_service_hosts_of_host" ON "meeting_service_hosts" USING btree ("host_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_services_slug" ON "meeting_services" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "meeting_services_of_university" ON "meeting_services" USING btree ("university_id","position");--> statement-breakpoint
CREATE INDEX "meetings_of_host" ON "meetings" USING btree ("host_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_of_user" ON "meetings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_of_service" ON "meetings" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "meetings_by_start" ON "meetings" USING btree ("starts_at") WHERE "meetings"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "meetings_of_address" ON "meetings" USING btree (lower("email"));--> statement-breakpoint
-- Of all meetings that overlap in one host's time, one is booked. The range holds the host's number.
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_do_not_overlap" EXCLUDE USING gist ("blocked" WITH &&) WHERE ("state" = 'booked');
