import "./loading-line.css";

export type LoadingLineProps = { isLoading: boolean };

/** A thin line along the top edge while a page is on its way. It covers nothing and delays nothing. */
export function LoadingLine({ isLoading }: LoadingLineProps) {
  return (
    <div className="loadline" data-on={isLoading ? "" : undefined} aria-hidden="true">
      <i />
    </div>
  );
}
