-- The categories of the blog exist from the start.
--
-- Former addresses (/blogs/category/…, /blog/advice) lead to these slugs, and
-- the slug checks of the specification are asked about them before any post is
-- written. Type 2 is a category.
--
-- Deploy: safe, five small rows, nothing is locked for long.
-- Undo:   DELETE FROM blog_slugs WHERE slug IN (the slugs below);

INSERT INTO blog_slugs (slug, type, title) VALUES
  ('career-advice', 2, 'Career advice'),
  ('case-studies', 2, 'Case studies'),
  ('hiring-trends', 2, 'Hiring trends'),
  ('success-stories', 2, 'Success stories'),
  ('news-updates', 2, 'News and updates')
ON CONFLICT (slug) DO NOTHING;
