-- A code from an authenticator app works once.
--
-- `two_factors.last_step` is the last half minute, counted from 1970, whose code was used. One
-- UPDATE ... WHERE last_step < step decides between two who come with the same code at once.
--
-- Deploy: one column with a constant default; nothing is rewritten. While the release before this
--         one still runs, a code it took is not remembered, so it can work once more within its minute.
-- Undo:   ALTER TABLE two_factors DROP COLUMN last_step;

ALTER TABLE "two_factors" ADD COLUMN "last_step" integer DEFAULT 0 NOT NULL;
