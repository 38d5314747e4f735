import { conditions } from "#rules/au-points/eligibility.ts";
import { subclasses } from "#rules/au-points/tables.ts";
import { Section } from "#ui/section.tsx";
import { Table } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Calculation } from "../calculation.ts";
import { conditionName, stateLabels } from "../visa-labels.ts";

const tones = { met: "positive", "not-met": "negative", unknown: "line" } as const;

/** What an invitation asks for, and what was said about it. Never that somebody will be invited. */
export function ConditionsTable({ calculation }: { calculation: Calculation }) {
  const { eligibility, occupation, assessments } = calculation;
  return (
    <Section title="What an invitation asks for">
      <Table
        caption="Conditions of each visa"
        isCaptionHidden
        note={
          occupation?.assessedBy
            ? `Skills in this occupation are assessed by ${occupation.assessedBy}. Meeting every line is not an invitation.`
            : "Meeting every line is not an invitation: rounds choose the highest points first."
        }
      >
        <thead>
          <tr>
            <th scope="col">Condition</th>
            {subclasses.map((visa) => (
              <th key={visa} scope="col">
                {visa}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {conditions.map((condition) => (
            <tr key={condition}>
              <th scope="row">{conditionName(condition, assessments["189"].table)}</th>
              {subclasses.map((visa) => {
                const state = eligibility[visa].states[condition];
                return (
                  <td key={visa}>
                    <Tag tone={tones[state]}>{stateLabels[state]}</Tag>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
