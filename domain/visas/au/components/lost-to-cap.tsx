import type { Assessment } from "#rules/au-points/assess.ts";

/** What the cap on work takes away, drawn to scale. Nothing where it takes nothing. */
export function LostToCap({ assessment: { points, table } }: { assessment: Assessment }) {
  const lost = -points["work-cap"];
  if (lost === 0) return null;
  const overseas = points["work-overseas"];
  const australia = points["work-australia"];
  const all = overseas + australia;
  const words = `${overseas} and ${australia} make ${all}. Work counts for ${table.workCap} at most, so ${lost} are lost.`;

  return (
    <li className="qs__row qs__row--lost" data-look="plain">
      <div className="qs__c">
        <p className="small">
          <b>{lost} points lost to the cap.</b> Work in and outside Australia counts for{" "}
          {table.workCap} together. More years of work add nothing on this day.
        </p>
        <div className="lost" role="img" aria-label={words}>
          <i style={{ flexGrow: table.workCap }}>{table.workCap}</i>
          <u style={{ flexGrow: lost }}>
            <b>{lost}</b>
          </u>
        </div>
      </div>
      <p className="qs__p qs__p--lost">
        <b>−{lost}</b>
        lost
      </p>
    </li>
  );
}
