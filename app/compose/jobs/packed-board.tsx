import { type Packed, usePacked } from "#app/packed.ts";
import type { BoardView } from "#domain/jobs/board/board-view.ts";
import { BoardScreen } from "#domain/jobs/board/components/board-screen.tsx";

export function PackedBoard({ view }: { view: Packed<BoardView> }) {
  return <BoardScreen view={usePacked(view)} />;
}
