import { and, asc, eq, sql } from "drizzle-orm";
import { expect, inject } from "vitest";
import { test } from "#test/database.ts";
import { aUniversity } from "#test/factories.ts";
import { db } from "./client.server.ts";
import { hasWords } from "./has-words.server.ts";
import { users } from "./schema/accounts.ts";
import { preAuthorisedStudents } from "./schema/universities.ts";

/** Reading every row costs more than the index from some 5,200 on, in a table that never held others. */
const MANY = 8_000;

test.for([
  ["love", ["Ada Lovelace"]],
  ["LOVE", ["Ada Lovelace"]],
  ["mail.example", ["Ada Lovelace", "Li Wei", "O_Neil 100%"]],
  ["li", ["Li Wei"]],
  ["w", ["Li Wei"]],
  ["o_n", ["O_Neil 100%"]],
  ["a_a", []],
  ["0%", []],
  ["100%", ["O_Neil 100%"]],
  ["  ", ["Ada Lovelace", "Li Wei", "O_Neil 100%"]],
] as const)("%s finds %s", async ([typed, names]) => {
  for (const name of ["Ada Lovelace", "Li Wei", "O_Neil 100%"]) await insertPerson(name);
  const found = await db
    .select({ name: users.name })
    .from(users)
    .where(hasWords([users.name, users.email], typed))
    .orderBy(asc(users.name));

  expect(found.map(({ name }) => name)).toEqual(names);
});

const onServer = test.runIf(inject("engine") === "postgres");

onServer("among thousands of people words are found by index, few letters or many", async () => {
  await db.execute(
    sql`insert into users (id, name, email, role)
        select 'p' || n, 'N' || n || ' person ' || n, 'mail' || n || '@mail.example', 'student'
        from generate_series(1, ${MANY}::int) n`,
  );
  await db.execute(sql`analyze users`);
  for (const typed of ["person 4321", "4321", "qx"]) {
    const query = db
      .select({ id: users.id })
      .from(users)
      .where(hasWords([users.name, users.email], typed));

    expect(await planOf(query), typed).toContain("users_by_words");
  }
});

onServer("among thousands of students a university finds one by index", async () => {
  const { id } = await aUniversity();
  await db.execute(
    sql`insert into pre_authorised_students (university_id, name, email)
        select ${id}::int, 'Person ' || n, 'mail' || n || '@mail.example'
        from generate_series(1, ${MANY}::int) n`,
  );
  await db.execute(sql`analyze pre_authorised_students`);
  const { name, email, universityId } = preAuthorisedStudents;
  const query = db
    .select({ name })
    .from(preAuthorisedStudents)
    .where(and(eq(universityId, id), hasWords([name, email], "person 4321")));

  expect(await planOf(query)).toContain("pre_authorised_students_by_words");
});

async function insertPerson(name: string) {
  const email = `${name.replaceAll(/\W/g, "")}@mail.example`.toLowerCase();
  await db.insert(users).values({ id: name, name, email, role: "student" });
}

async function planOf(query: { getSQL(): ReturnType<typeof sql> }): Promise<string> {
  const { rows } = await db.execute(sql`explain ${query.getSQL()}`);
  return JSON.stringify(rows);
}
