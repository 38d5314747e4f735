import type { KeyboardEvent } from "react";

type ListKeys = {
  isOpen: boolean;
  count: number;
  active: number;
  open: () => void;
  move: (index: number) => void;
  choose: (index: number) => void;
  close: () => void;
};

const PAGE = 8;

/** Keys of an ARIA combobox with a listbox. The field keeps focus throughout. */
export function listKeys({ isOpen, count, active, open, move, choose, close }: ListKeys) {
  const places: Record<string, number> = {
    ArrowDown: active + 1 >= count ? 0 : active + 1,
    ArrowUp: active <= 0 ? count - 1 : active - 1,
    Home: 0,
    End: count - 1,
    PageDown: Math.min(count - 1, active + PAGE),
    PageUp: Math.max(0, active - PAGE),
  };

  return function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (!isOpen) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      return open();
    }
    const place = places[event.key];
    if (place !== undefined) {
      event.preventDefault();
      if (count > 0) move(place);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (active >= 0) choose(active);
    } else if (event.key === "Escape") {
      // One Escape closes the list; a dialog around it hears only the next.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
}
