import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { eventTopics } from "../event.ts";
import { eventPaths } from "../event-paths.ts";

export type EventFiltersProps = {
  when: "upcoming" | "past";
  chosen: { topic: string; audience: string; month: string; zone: string };
  months: readonly { value: string; label: string }[];
  zones: readonly { value: string; label: string }[];
};

const topics = Object.entries(eventTopics).map(([value, label]) => ({ value, label }));

export const audiences = [
  { value: "everyone", label: "Everyone" },
  { value: "student", label: "Students" },
  { value: "alumni", label: "Alumni" },
  { value: "university_admin", label: "Careers staff" },
  { value: "employer", label: "Employers" },
  { value: "university", label: "One university" },
] as const;

/** A form that changes the address, so that it works without script and can be shared. */
export function EventFilters({ when, chosen, months, zones }: EventFiltersProps) {
  return (
    <Form action={eventPaths.list} className="events__filters" role="search" aria-label="Events">
      {when === "past" ? <input type="hidden" name="when" value="past" /> : null}
      <SelectField
        label="Topic"
        name="topic"
        placeholder="Any topic"
        options={topics}
        key={`topic-${chosen.topic}`}
        defaultValue={chosen.topic}
      />
      <SelectField
        label="For"
        name="audience"
        placeholder="Anyone"
        options={audiences}
        key={`audience-${chosen.audience}`}
        defaultValue={chosen.audience}
      />
      <SelectField
        label="Month"
        name="month"
        placeholder="Any month"
        options={months}
        key={`month-${chosen.month}`}
        defaultValue={chosen.month}
      />
      <SelectField
        label="Your time zone"
        name="zone"
        options={zones}
        key={`zone-${chosen.zone}`}
        defaultValue={chosen.zone}
      />
      <Button variant="ink">Show</Button>
    </Form>
  );
}
