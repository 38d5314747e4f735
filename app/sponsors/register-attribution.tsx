/** What the licence of the register asks for, and what we are not. */
export function RegisterAttribution() {
  return (
    <p className="tiny muted">
      Contains public sector information licensed under the Open Government Licence v3.0. This is
      information, not immigration advice.
    </p>
  );
}
