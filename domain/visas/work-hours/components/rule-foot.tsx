const kindLabels: Record<string, string> = {
  "self-employed": "self-employed, freelance or gig work",
  entertainer: "work as an entertainer",
  sport: "professional sport, coaching included",
};

export type RuleFootProps = {
  rule: {
    country: string;
    words: string;
    strict: readonly string[];
    forbidden: readonly string[];
    source: string | null;
    checkedOn: string | null;
  };
};

/** The rule, what it does not allow at any hour, what we read strictly, and where it stands. */
export function RuleFoot({ rule }: RuleFootProps) {
  return (
    <div className="prose hours__rule">
      <p>{rule.words}</p>
      {rule.forbidden.length > 0 ? (
        <p>
          Not allowed, however few the hours:{" "}
          {rule.forbidden.map((kind) => kindLabels[kind] ?? kind).join("; ")}.
        </p>
      ) : null}
      {rule.strict.length > 0 ? (
        <ul>
          {rule.strict.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
      <p className="small muted">
        {rule.source ? (
          <>
            <a href={rule.source}>The rule at its source</a>, last read {rule.checkedOn}.{" "}
          </>
        ) : null}
        Your own visa may allow less: read it first. Information, not immigration advice; ask your
        university’s adviser when in doubt.
      </p>
    </div>
  );
}
