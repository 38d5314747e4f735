import { db } from "#db/client.server.ts";
import { studentImportRows, studentImports } from "#db/schema/universities.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { ImportRefusal } from "../refusals.ts";
import { checkRows, rowsOfCells } from "./list-rows.ts";

const ROWS_A_STATEMENT = 1000;

type Sent = { name: string; cells: readonly (readonly string[])[] };

/** Keeps a list to be looked at. Nobody may register because of it before it is brought in. */
export async function beginImport(
  actor: Member,
  { name, cells }: Sent,
  now: Date,
): Promise<Result<{ importId: number; read: string[]; unused: string[] }, ImportRefusal>> {
  const { universityId } = actor;
  if (!officeMay(actor, "see-students") || universityId === null) return no("forbidden");
  const sent = rowsOfCells(cells);
  if ("refusal" in sent) return no(sent.refusal);

  const rows = checkRows(sent.rows);
  const importId = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(studentImports)
      .values({
        ...{ universityId, name: name.slice(0, 120), status: "review" as const },
        ...{ rowCount: rows.length, createdById: actor.id, createdAt: now },
      })
      .returning({ id: studentImports.id });
    for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
      const some = rows.slice(first, first + ROWS_A_STATEMENT);
      await tx
        .insert(studentImportRows)
        .values(some.map((row) => ({ ...row, importId: made!.id })));
    }
    return made!.id;
  });
  return ok({ importId, read: sent.read, unused: sent.unused });
}
