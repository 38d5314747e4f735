-- What a slug of the blog names is read from pages.
--
-- Deploy: after the release that no longer reads the table.
-- Undo:   none needed; its categories come from content/.

DROP TABLE "blog_slugs" CASCADE;
