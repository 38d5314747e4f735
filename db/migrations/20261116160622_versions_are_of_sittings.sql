-- A version no longer says which window wrote it: saves are one version by their time alone.
--
-- Where two windows meet, both versions stay, and a conflict gives theirs a name; no window has to be
-- told from another any more.
--
-- Deploy: contracts. The release before this one writes the column: stop it first.
-- Undo:   ALTER TABLE cv_versions ADD COLUMN tab text NOT NULL DEFAULT '';

ALTER TABLE "cv_versions" DROP COLUMN "tab";
