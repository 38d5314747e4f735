-- Landing pages that staff made are pages of the type `landing` now; see the migration before this one.
--
-- Deploy: nobody has deployed yet, so nothing is carried over; the demo's own are loaded into `pages`.
-- Undo:   the table stands in 20261115055326_jobs_and_employers.sql.

DROP TABLE "landing_pages" CASCADE;
