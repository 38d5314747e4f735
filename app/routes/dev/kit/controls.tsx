import {
  ArrowRight,
  Bookmark,
  Check,
  Clock,
  Download,
  History,
  Info,
  Moon,
  Plus,
  Search,
  Trash2,
  X,
} from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink, IconButton } from "#ui/button.tsx";
import { CheckboxGroup } from "#ui/checkbox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Tag, TagRow } from "#ui/tag.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

export function KitControls() {
  return (
    <>
      <KitButtons />
      <KitFields />
      <section id="tags">
        <h2>Tags and tabs</h2>
        <TagRow>
          <Tag>Graduate programme</Tag>
          <Tag tone="positive" icon={Check}>
            Fits
          </Tag>
          <Tag tone="caution" icon={Clock}>
            Closes tonight
          </Tag>
          <Tag tone="negative" icon={X}>
            Gate closed
          </Tag>
          <Tag tone="info" icon={Info}>
            Rules changed
          </Tag>
          <Tag tone="line" icon={Moon}>
            In your night
          </Tag>
          <Tag tone="line">Code 2134</Tag>
        </TagRow>
        <Tabs
          label="Saved jobs"
          tabs={[
            { to: "?tab=saved", label: "Saved", count: 6, isCurrent: true },
            { to: "?tab=applied", label: "Applied", count: 2 },
            { to: "?tab=interview", label: "Interview", count: 1 },
            { to: "?tab=closed", label: "Closed", count: 9 },
          ]}
        />
      </section>
    </>
  );
}

function KitButtons() {
  const [isSaved, setIsSaved] = useState(true);

  return (
    <section id="buttons">
      <h2>Buttons</h2>
      <div className="btns">
        <Button type="button">Save job</Button>
        <ButtonLink to="#buttons" variant="ink" iconEnd={ArrowRight}>
          Next: projects
        </ButtonLink>
        <Button type="button" variant="second" icon={Download}>
          Download PDF
        </Button>
        <Button type="button" variant="quiet" icon={History}>
          Versions
        </Button>
        <Button type="button" variant="danger" icon={Trash2}>
          Move to bin
        </Button>
        <Button type="button" variant="link">
          Change
        </Button>
      </div>
      <div className="btns">
        <Button type="button" className="is-focus">
          In focus
        </Button>
        <Button type="button" variant="second" aria-disabled="true">
          Fill in pay first
        </Button>
        <Button type="button" variant="second" size="s" icon={Plus}>
          Add entry
        </Button>
        <IconButton type="button" icon={Bookmark} label="Save" isPressed={false} />
        <IconButton
          type="button"
          icon={Bookmark}
          label={isSaved ? "Saved" : "Save"}
          isPressed={isSaved}
          onClick={() => setIsSaved(!isSaved)}
        />
      </div>
    </section>
  );
}

const visaError = "February has 28 days in 2027. Check the day on your eVisa.";

function KitFields() {
  return (
    <section id="fields">
      <h2>Fields</h2>
      <ErrorSummary
        takesFocus={false}
        errors={{
          "visa-ends": ["Enter when your visa ends"],
          uk: ["Choose whether you are in the UK"],
        }}
      />
      <div className="grid2">
        <Field
          name="email"
          type="email"
          label="University email"
          hint="We send one link to sign in. No password."
          defaultValue="ananya.rao@example.ac.uk"
        />
        <Field
          name="visa-ends"
          label="When does your visa end?"
          hint="For example, 27 1 2027"
          defaultValue="31 2 2027"
          error={visaError}
        />
        <SelectField
          name="subject"
          label="Subject"
          options={[
            { value: "ds", label: "Data science" },
            { value: "l", label: "Law" },
          ]}
        />
        <Field
          name="q"
          type="search"
          label="Search guides"
          icon={Search}
          placeholder="For example, work hours"
        />
        <RadioGroup
          name="uk"
          legend="Are you in the UK now?"
          defaultValue="yes"
          options={[
            { value: "yes", label: "Yes" },
            { value: "date", label: "No, I come back on a date I know" },
            { value: "no", label: "No, and I have no date" },
          ]}
        />
        <CheckboxGroup
          name="tell"
          legend="Tell me when"
          defaultValues={["leaves", "closes"]}
          options={[
            { value: "leaves", label: "A saved employer leaves the register" },
            { value: "closes", label: "A job closes in my night" },
            { value: "workshop", label: "My university adds a workshop" },
          ]}
        />
        <RadioGroup
          name="visa"
          legend="What do you hold today?"
          variant="cards"
          defaultValue="student"
          options={[
            { value: "student", label: "Student visa", hint: "course finished or still running" },
            { value: "graduate", label: "Graduate visa", hint: "any year of it" },
          ]}
        />
        <DateField
          name="ends"
          legend="It ends on"
          hint="On your eVisa. For example, 27 1 2027"
          defaultValue="2027-01-27"
        />
        <PasswordField
          name="password"
          label="Password"
          aside={<a href="#fields">Forgot it?</a>}
          defaultValue="password-here"
        />
        <TextareaField name="reason" label="Why do you ask?" hint="A sentence or two is enough." />
      </div>
    </section>
  );
}
