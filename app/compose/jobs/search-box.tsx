import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import "#ui/field.css";

/** Apart from the signpost it stands on: that travels with every page. */
export function SearchBox() {
  return (
    <Form className="signpost__find" role="search" aria-label="Jobs" action="/jobs">
      <label className="label" htmlFor="find">
        Search jobs
      </label>
      <input className="input" id="find" name="q" placeholder="Job title, skill or employer" />
      <Button variant="second" icon={Search}>
        Search
      </Button>
    </Form>
  );
}
