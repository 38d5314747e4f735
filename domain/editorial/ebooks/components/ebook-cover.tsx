/** The cover: a route with a stop for each chapter. The words beside it say the same. */
export function EbookCover({ title, stops }: { title: string; stops: number }) {
  const at = (stop: number) => 20 + (stop * 160) / Math.max(1, stops - 1);
  return (
    <div className="cover" aria-hidden="true">
      <span className="cover__brand">Waymark</span>
      <span className="cover__t">{title}</span>
      <svg viewBox="0 0 200 24" className="cover__line">
        <path d="M20 12H180" />
        {Array.from({ length: stops }, (_, stop) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a line keep their places.
            key={stop}
            cx={at(stop)}
            cy="12"
            r="5"
            className={stop === 0 ? "is-first" : undefined}
          />
        ))}
      </svg>
    </div>
  );
}
