ALTER TABLE "users" ADD COLUMN "staff_role" text;
--> statement-breakpoint
-- Whoever is staff today could do everything, and still can. Deploy: any time. Undo: drop the column.
UPDATE "users" SET "staff_role" = 'administrator' WHERE "role" = 'staff';
