-- People can sign in with a passkey instead of a password.
--
-- `passkeys` holds the public half of a key that stays on somebody's device. `users.has_passkey` says
-- that there is one: the session carries it, because for staff a passkey is the second factor.
--
-- Deploy: a new table and one column with a constant default; nothing is rewritten. The release before
--         this one does not know passkeys: staff who have only one are led to set up codes there.
-- Undo:   DROP TABLE passkeys; ALTER TABLE users DROP COLUMN has_passkey;

CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_passkey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_of_user" ON "passkeys" USING btree ("user_id","created_at" DESC NULLS LAST);
