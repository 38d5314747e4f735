/** Makes the newest invitation a day older, with something done on that day: the test cannot wait for tomorrow. */
import pg from "pg";

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { rows } = await client.query<{ friend_id: string }>(
  `update referrals set joined_at = joined_at - interval '1 day', followed_at = followed_at - interval '1 day'
   where id = (select max(id) from referrals) returning friend_id`,
);
await client.query(
  `insert into activity (user_id, day, kind, thing, thing_id, at, university_id)
   select $1, (at at time zone 'UTC')::date, 'job-saved', 'job', '1', at, 1
   from (select now() - interval '1 day' + interval '1 minute' as at) as yesterday`,
  [rows[0]!.friend_id],
);
await client.end();
