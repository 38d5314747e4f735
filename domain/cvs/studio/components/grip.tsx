import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { placeAfterKey } from "../move-by-key.ts";

type GripProps = {
  title: string;
  place: number;
  count: number;
  onPlace: (at: number) => void;
};

/** Takes an item of a list to another place: dragged, or with the arrow keys, Home and End. */
export function Grip({ title, place, count, onPlace }: GripProps) {
  const grip = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfterKey(event.key, place, count);
    if (to === null) return;
    event.preventDefault();
    onPlace(to);
    // Moving an element takes the focus from it.
    requestAnimationFrame(() => grip.current?.focus());
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = placeUnder(event.currentTarget, event.clientY);
    if (to !== null && to !== place) onPlace(to);
  };

  return (
    <button
      ref={grip}
      type="button"
      className="grip"
      aria-label={`${title}: ${place + 1} of ${count}. Move with the arrow keys`}
      title="Drag, or press the arrow keys"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <Icon icon={GripVertical} />
    </button>
  );
}

/** The place of the list item whose middle the pointer has passed. */
function placeUnder(grip: HTMLElement, y: number): number | null {
  const item = grip.closest("li");
  const items = Array.from(item?.parentElement?.children ?? []);
  const own = item ? items.indexOf(item) : -1;
  if (own < 0) return null;
  const over = items.findIndex((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  if (over < 0 || over === own) return null;
  const { top, height } = items[over]!.getBoundingClientRect();
  const isPast = over > own ? y > top + height / 2 : y < top + height / 2;
  return isPast ? over : null;
}
