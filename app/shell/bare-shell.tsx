import type { ReactNode } from "react";
import { SiteBrand } from "./site-parts.tsx";
import "./top-bar.css";

/** The name and nothing else, while no way leads anywhere. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="top">
        <div className="wrap top__row">
          <SiteBrand />
        </div>
      </header>
      {children}
    </>
  );
}
