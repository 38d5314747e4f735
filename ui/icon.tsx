import type { LucideIcon } from "lucide-react";

export type { LucideIcon };

type IconProps = {
  icon: LucideIcon;
  /** Says what the icon means when no words stand beside it. Left out, the icon is decoration. */
  label?: string | undefined;
  /** Arrows and chevrons turn round in right-to-left pages. */
  isDirectional?: boolean;
  className?: string | undefined;
};

/** A Lucide icon that takes its size and colour from the words around it. */
export function Icon({ icon: Lucide, label, isDirectional, className }: IconProps) {
  const classes = ["i", isDirectional && "i--turns", className].filter(Boolean).join(" ");
  return label ? (
    <Lucide className={classes} role="img" aria-label={label} />
  ) : (
    <Lucide className={classes} aria-hidden="true" />
  );
}
