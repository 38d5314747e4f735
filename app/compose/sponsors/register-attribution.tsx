/** What the licence of the register asks for, where it is the real one, and what we are not. */
export function RegisterAttribution({ isDemo }: { isDemo: boolean }) {
  return (
    <p className="tiny muted">
      {isDemo
        ? "This register is made up. The real one is published by the Home Office."
        : "Contains public sector information licensed under the Open Government Licence v3.0."}{" "}
      This is information, not immigration advice.
    </p>
  );
}
