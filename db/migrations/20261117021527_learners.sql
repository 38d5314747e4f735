-- What people do in the Career Ignition Hub: watched seconds, notes, saved lessons, checks, certificates,
-- requests for premium; and the sentences of each lesson.
--
-- Deploy: before the release that shows lessons. No lesson is there yet.
-- Undo:   drop the tables, the trigger and its function.

CREATE TABLE "course_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"course_id" integer NOT NULL,
	"holder" text NOT NULL,
	"course_title" text NOT NULL,
	"lesson_count" integer NOT NULL,
	"minutes" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"shows_name" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"at_ms" integer NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_tries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"right" integer NOT NULL,
	"total" integer NOT NULL,
	"is_passed" boolean NOT NULL,
	"lesson_revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_watching" (
	"user_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"position_ms" integer DEFAULT 0 NOT NULL,
	"watched" "int4multirange" DEFAULT '{}' NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "lesson_watching_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id"),
	CONSTRAINT "lesson_watching_not_negative" CHECK ("lesson_watching"."position_ms" >= 0 and "lesson_watching"."watched_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "premium_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"university_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text,
	"note" text,
	"decided_by_id" text,
	CONSTRAINT "premium_requests_decided_whole" CHECK (("premium_requests"."decided_at" is null) = ("premium_requests"."decision" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_lessons" (
	"user_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_lessons_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_sentences" (
	"lesson_id" integer NOT NULL,
	"position" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text)) STORED,
	CONSTRAINT "lesson_sentences_lesson_id_position_pk" PRIMARY KEY("lesson_id","position")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "file_revision" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "file_revision" integer;--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_certificates" ADD CONSTRAINT "course_certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_tries" ADD CONSTRAINT "lesson_tries_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_watching" ADD CONSTRAINT "lesson_watching_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_watching" ADD CONSTRAINT "lesson_watching_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_requests" ADD CONSTRAINT "premium_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_requests" ADD CONSTRAINT "premium_requests_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_requests" ADD CONSTRAINT "premium_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lessons" ADD CONSTRAINT "saved_lessons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lessons" ADD CONSTRAINT "saved_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_sentences" ADD CONSTRAINT "lesson_sentences_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_certificates_code" ON "course_certificates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "course_certificates_one_each" ON "course_certificates" USING btree ("user_id","course_id") WHERE "course_certificates"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "course_certificates_of_course" ON "course_certificates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_of_person" ON "lesson_notes" USING btree ("user_id","lesson_id","at_ms");--> statement-breakpoint
CREATE INDEX "lesson_notes_of_lesson" ON "lesson_notes" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_tries_of_person" ON "lesson_tries" USING btree ("user_id","lesson_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lesson_tries_of_lesson" ON "lesson_tries" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_watching_of_lesson" ON "lesson_watching" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_watching_latest" ON "lesson_watching" USING btree ("user_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "premium_requests_one_waiting" ON "premium_requests" USING btree ("user_id") WHERE "premium_requests"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "premium_requests_of_university" ON "premium_requests" USING btree ("university_id","asked_at");--> statement-breakpoint
CREATE INDEX "premium_requests_of_person" ON "premium_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "premium_requests_decided_by" ON "premium_requests" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "saved_lessons_newest" ON "saved_lessons" USING btree ("user_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_lessons_of_lesson" ON "saved_lessons" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_sentences_words" ON "lesson_sentences" USING gin ("search");--> statement-breakpoint
-- A sentence ends with a word that ends with . ? or !, quotation marks and brackets behind it included.
CREATE FUNCTION lesson_sentences_follow_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM lesson_sentences WHERE lesson_id = NEW.id;
  INSERT INTO lesson_sentences (lesson_id, position, start_ms, end_ms, text)
  SELECT NEW.id, sentence, min(start_ms), max(end_ms), string_agg(word, ' ' ORDER BY place)
  FROM (
    SELECT place, (spoken->>0)::int AS start_ms, (spoken->>1)::int AS end_ms, spoken->>2 AS word,
      count(*) FILTER (WHERE spoken->>2 ~ '[.?!]["”’)]*$')
        OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS sentence
    FROM jsonb_array_elements(NEW.words) WITH ORDINALITY AS said(spoken, place)
  ) AS words
  GROUP BY sentence;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER lesson_sentences_of_new AFTER INSERT ON lessons
  FOR EACH ROW EXECUTE FUNCTION lesson_sentences_follow_words();--> statement-breakpoint
CREATE TRIGGER lesson_sentences_of_changed AFTER UPDATE OF words ON lessons
  FOR EACH ROW WHEN (OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION lesson_sentences_follow_words();
