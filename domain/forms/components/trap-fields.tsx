import type { FormState } from "../form-state.ts";

type TrapFieldsProps = { opened: string; state: FormState | undefined };

/** What tells people from programs without a puzzle. Nobody sees, hears or reaches it by keyboard. */
export function TrapFields({ opened, state }: TrapFieldsProps) {
  return (
    <>
      <input type="hidden" name="opened" value={state?.values.opened || opened} />
      <span className="vh" aria-hidden="true">
        <label>
          Leave this empty
          <input name="homepage" tabIndex={-1} autoComplete="off" data-1p-ignore="" />
        </label>
      </span>
    </>
  );
}
