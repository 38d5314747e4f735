import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import "./lesson-desk.css";

type OrderFormProps = {
  action: string;
  title: string;
  /** What the two buttons ask for. */
  up: string;
  down: string;
  /** The lesson, where it is one of several at the address. */
  lesson?: number;
};

/** One place up or down, with or without script. */
export function OrderForm({ action, title, up, down, lesson }: OrderFormProps) {
  return (
    <Form method="post" action={action} className="ldesk__order">
      {lesson === undefined ? null : <input type="hidden" name="lesson" value={lesson} />}
      <Button size="s" variant="quiet" icon={ArrowUp} name="intent" value={up}>
        <span className="vh">Move {title} up</span>
      </Button>
      <Button size="s" variant="quiet" icon={ArrowDown} name="intent" value={down}>
        <span className="vh">Move {title} down</span>
      </Button>
    </Form>
  );
}
