/** Beside a running app: the next moment that a page is scheduled for comes now. The queue finds its task itself. */
import pg from "pg";

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query(
  `update page_drafts set
     publish_at = case when publish_at is not null then now() - interval '1 second' end,
     unpublish_at = case when publish_at is null and unpublish_at is not null
       then now() - interval '1 second' else unpublish_at end`,
);
await client.query(
  `update pgboss.job set start_after = now() where name = 'page-due' and state = 'created'
     and start_after = (select min(start_after) from pgboss.job where name = 'page-due' and state = 'created')`,
);
await client.end();
