-- Only the browser that brought a provider's answer finishes, and we have keys of our own for SAML.
--
-- Deploy: before the release. Sign-ins that are under way while it is rolled out have to be begun again.
-- Undo:   drop the table sign_on_keys and the two columns; providers that encrypt cannot be used then.
CREATE TABLE "sign_on_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_on_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"university_id" integer NOT NULL,
	"certificate" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD COLUMN "answer_hash" text;--> statement-breakpoint
ALTER TABLE "sign_on_providers" ADD COLUMN "saml_wants_signed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_on_keys" ADD CONSTRAINT "sign_on_keys_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_on_keys_of_university" ON "sign_on_keys" USING btree ("university_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_keys_one_current" ON "sign_on_keys" USING btree ("university_id") WHERE "sign_on_keys"."retires_at" is null;--> statement-breakpoint
CREATE INDEX "sign_on_keys_retirement" ON "sign_on_keys" USING btree ("retires_at");