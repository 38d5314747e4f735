import { RouteLine, type Stop } from "#ui/route-line.tsx";

type RegisterTimelineProps = { stops: readonly Stop[]; direction?: "row" | "column" };

/** What the register has said about an organisation, from the first copy we read. */
export function RegisterTimeline({ stops, direction = "row" }: RegisterTimelineProps) {
  return (
    <>
      <RouteLine label="Register history" stops={stops} direction={direction} />
      <p className="tiny muted">
        Dates are those of the copies we read; the change itself may be a day or two earlier.
      </p>
    </>
  );
}
