type Placed = { id: number; position: number };
export type Way = "up" | "down";

/** The rows with one of them moved by one place; at the end of the row nothing moves. Null where it is not among them. */
export function reordered<Row extends Placed>(
  rows: readonly Row[],
  { id, way }: { id: number; way: Way },
): { order: Row[]; moved: Row; place: number } | null {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved) return null;
  const to = Math.max(0, Math.min(rows.length - 1, from + (way === "up" ? -1 : 1)));
  return { order: rows.toSpliced(from, 1).toSpliced(to, 0, moved), moved, place: to + 1 };
}

/** Those whose number is not that of their place, with the number they get. */
export function renumbered(order: readonly Placed[]): Placed[] {
  return order
    .map(({ id, position }, index) => ({ id, position: index + 1, isSame: position === index + 1 }))
    .filter(({ isSame }) => !isSame)
    .map(({ id, position }) => ({ id, position }));
}
