import {
  descriptionOf,
  isShown,
  isTold,
  labelsOf,
  nameOf,
  rawWords,
  roleOf,
  wordsOf,
} from "./accessible.ts";
import type { GivenFile } from "./form-data.ts";
import {
  all,
  type Choice,
  fieldOf,
  inOrder,
  isLike,
  levelOf,
  optionOf,
  saying,
  textOf,
  type Words,
} from "./matching.ts";

type RoleOptions = { name?: Words; exact?: boolean; level?: number; includeHidden?: boolean };
type Filter = { hasText?: Words; hasNotText?: Words; has?: PlainLocator; hasNot?: PlainLocator };
type Find = () => Element[];

/** What is asked of the page around it. */
type Pressed = {
  describe: () => string;
  giveFiles: (field: HTMLInputElement, files: GivenFile | GivenFile[] | string) => void;
  press: (element: Element) => Promise<void>;
  pressEnterIn: (field: HTMLInputElement) => Promise<void>;
};

/** As Playwright's locator of the same calls, over a document that no script changes: strict, and never waiting. */
export class PlainLocator {
  readonly #page: Pressed;
  readonly #find: Find;
  readonly #what: string;

  constructor(page: Pressed, what: string, find: Find) {
    this.#page = page;
    this.#what = what;
    this.#find = find;
  }

  toString(): string {
    return this.#what;
  }

  /** For anyone who looks for what is not there. */
  where(): string {
    return this.#page.describe();
  }

  /** Those that match, in the order of the document. */
  elements(): Element[] {
    return this.#find();
  }

  /** The one that matches. */
  element(): Element {
    const found = this.#find();
    if (found.length === 1) return found[0]!;
    const said = found.slice(0, 5).map((one) => (one as HTMLElement).outerHTML.slice(0, 160));
    const why = found.length === 0 ? this.#page.describe() : said.join("\n");
    throw new Error(`${this.#what}: ${found.length} match instead of one.\n${why}`);
  }

  #within(what: string, match: (scope: Element) => Iterable<Element>): PlainLocator {
    return new PlainLocator(this.#page, `${this.#what} ${what}`, () =>
      inOrder(this.#find().flatMap((scope) => [...match(scope)])),
    );
  }

  #kept(what: string, keep: (element: Element) => boolean): PlainLocator {
    return new PlainLocator(this.#page, `${this.#what} ${what}`, () => this.#find().filter(keep));
  }

  getByRole(role: string, options: RoleOptions = {}): PlainLocator {
    const { name, exact = false, level, includeHidden = false } = options;
    return this.#within(`role ${role} ${name ?? ""}`, (scope) =>
      all(scope).filter(
        (one) =>
          roleOf(one) === role &&
          (level === undefined || levelOf(one) === level) &&
          (name === undefined || isLike(nameOf(one), name, exact)) &&
          (includeHidden || isTold(one)),
      ),
    );
  }

  getByLabel(label: Words, { exact = false } = {}): PlainLocator {
    return this.#within(`label ${label}`, (scope) =>
      all(scope).filter((one) => labelsOf(one).some((words) => isLike(words, label, exact))),
    );
  }

  getByText(text: Words, { exact = false } = {}): PlainLocator {
    const says = (one: Element) => isLike(textOf(one), text, exact);
    return this.#within(`text ${text}`, (scope) => saying(scope, says));
  }

  getByPlaceholder(text: Words, { exact = false } = {}): PlainLocator {
    return this.#within(`placeholder ${text}`, (scope) =>
      all(scope).filter((one) => isLike(one.getAttribute("placeholder") ?? "", text, exact)),
    );
  }

  locator(selector: string | PlainLocator, options: Filter = {}): PlainLocator {
    if (typeof selector !== "string") return this.#inside(selector);
    if (selector === "..") {
      return this.#within("parent", (scope) => (scope.parentElement ? [scope.parentElement] : []));
    }
    const direct = selector.startsWith(">") ? `:scope ${selector}` : selector;
    return this.#within(selector, (scope) => scope.querySelectorAll(direct)).filter(options);
  }

  #inside(other: PlainLocator): PlainLocator {
    return new PlainLocator(this.#page, `${this.#what} with ${other}`, () => {
      const scopes = this.#find();
      return other
        .elements()
        .filter((one) => scopes.some((scope) => scope !== one && scope.contains(one)));
    });
  }

  filter({ hasText, hasNotText, has, hasNot }: Filter): PlainLocator {
    const holds = (one: Element, other: PlainLocator) =>
      other.elements().some((inner) => inner !== one && one.contains(inner));
    return this.#kept(
      `filtered by ${hasText ?? hasNotText ?? has ?? hasNot ?? "nothing"}`,
      (one) => {
        if (hasText !== undefined && !isLike(wordsOf(one), hasText, false)) return false;
        if (hasNotText !== undefined && isLike(wordsOf(one), hasNotText, false)) return false;
        if (has && !holds(one, has)) return false;
        return !(hasNot && holds(one, hasNot));
      },
    );
  }

  and(other: PlainLocator): PlainLocator {
    return this.#kept(`and ${other}`, (one) => other.elements().includes(one));
  }

  or(other: PlainLocator): PlainLocator {
    return new PlainLocator(this.#page, `${this.#what} or ${other}`, () =>
      inOrder([...this.#find(), ...other.elements()]),
    );
  }

  nth(index: number): PlainLocator {
    return new PlainLocator(this.#page, `${this.#what} number ${index}`, () => {
      const one = this.#find().at(index);
      return one ? [one] : [];
    });
  }

  first = (): PlainLocator => this.nth(0);
  last = (): PlainLocator => this.nth(-1);

  count = async (): Promise<number> => this.#find().length;
  all = async (): Promise<PlainLocator[]> => this.#find().map((_, index) => this.nth(index));
  allTextContents = async (): Promise<string[]> => this.#find().map(rawWords);
  allInnerTexts = async (): Promise<string[]> => this.#find().map(wordsOf);
  textContent = async (): Promise<string> => rawWords(this.element());
  innerText = async (): Promise<string> => wordsOf(this.element());
  getAttribute = async (name: string): Promise<string | null> => this.element().getAttribute(name);
  inputValue = async (): Promise<string> => fieldOf(this.element()).value;
  isVisible = async (): Promise<boolean> => this.#find().length > 0 && isShown(this.element());
  isChecked = async (): Promise<boolean> => (fieldOf(this.element()) as HTMLInputElement).checked;
  isDisabled = async (): Promise<boolean> => this.element().matches(":disabled");
  accessibleDescription = (): string => descriptionOf(this.element());
  accessibleName = (): string => nameOf(this.element());

  /** The function is given the element of this process: it can read, and there is nothing it could run. */
  evaluate = async <Out, Arg>(
    read: (element: HTMLElement, arg: Arg) => Out,
    arg?: Arg,
  ): Promise<Out> => read(this.element() as HTMLElement, arg as Arg);

  evaluateAll = async <Out>(read: (elements: HTMLElement[]) => Out): Promise<Out> =>
    read(this.#find() as HTMLElement[]);

  waitFor = async ({ state = "visible" } = {}): Promise<void> => {
    if (state === "hidden" || state === "detached") {
      if (this.#find().some(isShown)) throw new Error(`${this.#what} is there still.`);
    } else this.#pressable();
  };

  #pressable(): Element {
    const one = this.element();
    if (!isShown(one)) throw new Error(`${this.#what} is hidden: ${one.outerHTML.slice(0, 200)}`);
    return one;
  }

  async fill(text: string): Promise<void> {
    const field = this.#writable();
    field.value = text;
    if (field.value !== text.replaceAll("\r\n", "\n")) {
      throw new Error(`${this.#what} cannot hold “${text}”: it has “${field.value}”.`);
    }
  }

  clear = (): Promise<void> => this.fill("");

  pressSequentially = (text: string): Promise<void> => {
    const field = this.#writable();
    return this.fill(field.value + text);
  };

  #writable(): HTMLInputElement {
    const one = fieldOf(this.#pressable());
    if (!one.matches("input, textarea") || one.matches(":disabled, [readonly]")) {
      throw new Error(`${this.#what} cannot be written in: ${one.outerHTML.slice(0, 200)}`);
    }
    return one as HTMLInputElement;
  }

  async selectOption(choice: Choice | Choice[]): Promise<void> {
    const select = fieldOf(this.#pressable()) as unknown as HTMLSelectElement;
    if (select.localName !== "select" || select.disabled)
      throw new Error(`${this.#what} is no open list.`);
    const wanted = [choice].flat();
    const options = wanted.map((one) => optionOf(select, one));
    for (const option of select.options) {
      if (!select.multiple || !options.includes(option)) option.selected = false;
    }
    for (const option of options) option.selected = true;
  }

  check = (): Promise<void> => this.setChecked(true);
  uncheck = (): Promise<void> => this.setChecked(false);

  async setChecked(isChecked: boolean): Promise<void> {
    const box = fieldOf(this.#pressable()) as HTMLInputElement;
    if (!box.matches("input[type=checkbox], input[type=radio]") || box.matches(":disabled")) {
      throw new Error(`${this.#what} cannot be ticked: ${box.outerHTML.slice(0, 200)}`);
    }
    if (box.type === "radio" && !isChecked) throw new Error(`${this.#what} is one of several.`);
    box.checked = isChecked;
  }

  async setInputFiles(files: GivenFile | GivenFile[] | string): Promise<void> {
    this.#page.giveFiles(fieldOf(this.element()) as HTMLInputElement, files);
  }

  click = async (): Promise<void> => this.#page.press(this.#pressable());

  async press(key: string): Promise<void> {
    if (key !== "Enter") throw new Error("Without a browser only Enter does anything.");
    const one = this.#pressable();
    const isPressed = one.matches("button, a[href], summary, input[type=submit]");
    await (isPressed ? this.#page.press(one) : this.#page.pressEnterIn(fieldOf(one)));
  }
}
