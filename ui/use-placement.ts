import { type RefObject, useLayoutEffect, useState } from "react";

type Placement = "below" | "above";
type Hanging = { anchor: RefObject<HTMLElement | null>; isOpen: boolean; least: number };

/** Opens a list upward when fewer than `least` pixels remain under its anchor and there is more above. */
export function usePlacement({ anchor, isOpen, least }: Hanging): Placement {
  const [placement, setPlacement] = useState<Placement>("below");

  useLayoutEffect(() => {
    if (!isOpen || !anchor.current) return;
    const box = anchor.current.getBoundingClientRect();
    const below = window.innerHeight - box.bottom;
    setPlacement(below < least ? "above" : "below");
  }, [anchor, isOpen, least]);

  return placement;
}
