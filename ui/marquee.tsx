import { Info, Pause } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./marquee.css";

type MarqueeProps = {
  /** Words, with a link at most. */
  children: ReactNode;
  label: string;
};

/**
 * An announcement that crosses its line in 15 seconds, twice, and then stands still.
 *
 * It stops under the pointer, with focus inside, and while Pause is ticked; the tick needs no
 * script. Under reduced motion it never moves. The unseen copy keeps the height the resting
 * words will need, so nothing jumps when they come to rest.
 */
export function Marquee({ children, label }: MarqueeProps) {
  return (
    <aside className="marquee" aria-label={label}>
      <Icon icon={Info} />
      <div className="marquee__view">
        <p className="marquee__ghost" aria-hidden="true">
          {children}
        </p>
        <p className="marquee__text">{children}</p>
      </div>
      <label className="marquee__pause">
        <input type="checkbox" className="vh" />
        <Icon icon={Pause} />
        <span className="vh">Pause the announcement</span>
      </label>
    </aside>
  );
}
