import "./plate.css";

type PlateProps = {
  /** Pixels a side. */
  size?: number;
};

/** The Waymark plate: a W that ends in a stop. Decoration; the name stands beside it or in its link. */
export function Plate({ size = 36 }: PlateProps) {
  return (
    <svg
      className="plate"
      width={size}
      height={size}
      viewBox="0 0 36 36"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="plate__p" x="1" y="1" width="34" height="34" rx="8" />
      <path className="plate__w" d="M7.5 11.5 13 25l5-10.5L23 25l4-9.8" />
      <circle className="plate__s" cx="28" cy="11.6" r="3.4" />
    </svg>
  );
}
