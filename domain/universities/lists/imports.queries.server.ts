import { and, asc, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { studentImportRows, studentImports } from "#db/schema/universities.ts";
import type { PageParams } from "#rules/paged.ts";
import { rowNumber } from "#rules/row-number.ts";

export const IMPORTS_SHOWN = 10;
const PAGE_SIZE = 25;

const columns = {
  id: studentImports.id,
  name: studentImports.name,
  status: studentImports.status,
  rowCount: studentImports.rowCount,
  doneCount: studentImports.doneCount,
  addedCount: studentImports.addedCount,
  updatedCount: studentImports.updatedCount,
  createdAt: studentImports.createdAt,
};

export type StudentImport = Awaited<ReturnType<typeof listImports>>[number];

/** A university's latest lists. */
export function listImports(universityId: number) {
  return db
    .select(columns)
    .from(studentImports)
    .where(eq(studentImports.universityId, universityId))
    .orderBy(desc(studentImports.createdAt), studentImports.id)
    .limit(IMPORTS_SHOWN);
}

/** Null for another university's. */
export async function findImport(
  universityId: number,
  importId: number,
): Promise<StudentImport | null> {
  if (rowNumber(importId) === 0) return null;
  const [found] = await db
    .select(columns)
    .from(studentImports)
    .where(and(eq(studentImports.universityId, universityId), eq(studentImports.id, importId)));
  return found ?? null;
}

const row = {
  line: studentImportRows.line,
  email: studentImportRows.email,
  name: studentImportRows.name,
  courseEnds: studentImportRows.courseEnds,
  problem: studentImportRows.problem,
  isLeftOut: studentImportRows.isLeftOut,
};

export type ImportRow = Awaited<ReturnType<typeof rowsWhere>>[number];

/** The rows of a list that `findImport` has found: those to repair, or those that are right. */
export async function listImportRows(
  importId: number,
  which: "wrong" | "right",
  { page, pageSize = PAGE_SIZE }: PageParams,
) {
  const { problem } = studentImportRows;
  const where = and(
    eq(studentImportRows.importId, importId),
    which === "wrong" ? isNotNull(problem) : isNull(problem),
  );
  return {
    rows: await rowsWhere(where, { page, pageSize }),
    total: await db.$count(studentImportRows, where),
    page,
    pageSize,
  };
}

/** How many rows keep an import from starting. */
export function countUnsettled(
  importId: number,
  reader: Pick<typeof db, "$count"> = db,
): Promise<number> {
  return reader.$count(
    studentImportRows,
    and(
      eq(studentImportRows.importId, importId),
      isNotNull(studentImportRows.problem),
      eq(studentImportRows.isLeftOut, false),
    ),
  );
}

function rowsWhere(where: SQL | undefined, { page, pageSize }: { page: number; pageSize: number }) {
  return db
    .select(row)
    .from(studentImportRows)
    .where(where)
    .orderBy(asc(studentImportRows.line))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}
