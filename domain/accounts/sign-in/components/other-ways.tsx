import type { ReactNode } from "react";
import { Icon, type LucideIcon } from "#ui/icon.tsx";
import "./sign-in.css";

export type OtherWay = { icon: LucideIcon; title: string; words: ReactNode };

/** What to do when the card beside this list is not the right one. */
export function OtherWays({ ways }: { ways: readonly OtherWay[] }) {
  return (
    <ul className="states">
      {ways.map(({ icon, title, words }) => (
        <li key={title}>
          <Icon icon={icon} />
          <h2>{title}</h2>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}
