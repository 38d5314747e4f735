import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Details } from "#ui/details.tsx";
import { analyticsLinks, analyticsMenu } from "./analytics-links.ts";
import { MenuGroups } from "./menu-groups.tsx";
import { currentLink } from "./navigation.ts";
import "./analytics-menu.css";

/** A page of figures with the way to the others: beside it, or folded above it on a phone. */
export function AnalyticsFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const current = currentLink(analyticsLinks, pathname);

  return (
    <div className="wrap deskframe">
      <MenuGroups label="Figures" groups={analyticsMenu} />
      <Details
        className="figmenu"
        summary={`Figures: ${current?.label ?? "choose"}`}
        key={pathname}
      >
        <MenuGroups label="All figures" groups={analyticsMenu} />
      </Details>
      {children}
    </div>
  );
}
