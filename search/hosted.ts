import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Changes, Collection, Plan } from "./contract.ts";
import type { CollectionState } from "./messages.ts";
import { readSnapshot, saveSnapshot } from "./snapshot-file.ts";

export type HostSettings = {
  /** Where snapshots are kept; null keeps none. */
  snapshotFolder: string | null;
  pollMillis: number;
  /**
   * Another text whenever something was written that a source might tell of: cheaper to ask for
   * than the source is. Null: the source is asked each time.
   */
  mark: (() => Promise<string>) | null;
  /** How long a snapshot may lag behind before a new one is written. */
  saveMillis: number;
  /** Called when every collection has been read, and its first snapshot was tried. */
  whenReady: (() => void) | null;
  tell: (news: { collection: string; why: string }) => void;
};

/** So few at a time that a question never waits long for changes. */
const MAX_AT_ONCE = 100;
/** When everything is read, so many at a time: words that are learnt once for many cost less. */
const MANY = 10_000;

type AnyCollection = Collection<unknown, unknown, unknown>;

/** One collection: how it starts, follows its source, tidies itself up and is saved. */
export class Hosted {
  readonly #name: string;
  readonly #plan: Plan;
  readonly #settings: HostSettings;
  #collection: AnyCollection;
  #position: string | null = null;
  #savedPosition: string | null = null;
  #savedAt = Date.now();
  #started: Pick<CollectionState, "startedFrom" | "startMillis"> = {
    startedFrom: null,
    startMillis: 0,
  };
  #saving: Promise<void> | null = null;

  constructor(name: string, plan: Plan, settings: HostSettings) {
    this.#name = name;
    this.#plan = plan;
    this.#settings = settings;
    this.#collection = plan.create();
  }

  get isReady(): boolean {
    return this.#position !== null;
  }

  answer(question: unknown): unknown {
    return this.#collection.answer(question);
  }

  state(): CollectionState {
    return {
      isReady: this.isReady,
      documents: this.#collection.size(),
      bytes: this.#collection.bytes(),
      position: this.#position,
      ...this.#started,
    };
  }

  async start(): Promise<void> {
    const begun = performance.now();
    const fromSnapshot = await this.#startFromSnapshot();
    if (!fromSnapshot) await this.#readAll();
    this.#started = {
      startedFrom: fromSnapshot ? "snapshot" : "source",
      startMillis: Math.round(performance.now() - begun),
    };
    if (!fromSnapshot) await this.save();
  }

  /** Reads what has changed; false where nothing has. Sources may hand over changes in parts. */
  async follow(): Promise<boolean> {
    if (this.#position === null) return false;
    const changes = await this.#plan.source.readChanges(this.#position);
    if (!changes) {
      await this.#readAll();
      return true;
    }
    await this.#apply(this.#collection, changes);
    this.#position = changes.position;
    return changes.changed.length + changes.gone.length > 0;
  }

  /** True while there is more to do. */
  tidy(): boolean {
    return this.#collection.tidy();
  }

  isSaveDue(now: number): boolean {
    return (
      now - this.#savedAt > this.#settings.saveMillis && this.#savedPosition !== this.#position
    );
  }

  /** Writes a snapshot where something has changed since the last. */
  async save(): Promise<void> {
    // When it was tried, not when it was done: what takes long or fails is not tried again at once.
    this.#savedAt = Date.now();
    while (this.#saving) await this.#saving.catch(() => undefined);
    const position = this.#position;
    const path = this.#snapshotPath();
    if (path === null || position === null || position === this.#savedPosition) return;
    this.#saving = this.#write(path, position).finally(() => {
      this.#saving = null;
    });
    await this.#saving;
  }

  async #write(path: string, position: string): Promise<void> {
    const parts = this.#collection.dump();
    await mkdir(this.#settings.snapshotFolder!, { recursive: true });
    await saveSnapshot(path, { version: this.#plan.version, position }, parts);
    this.#savedPosition = position;
  }

  #snapshotPath(): string | null {
    const { snapshotFolder } = this.#settings;
    return snapshotFolder === null ? null : join(snapshotFolder, `${this.#name}.snapshot`);
  }

  /** A snapshot serves once the changes since it have been read; else everything is read. */
  async #startFromSnapshot(): Promise<boolean> {
    const path = this.#snapshotPath();
    if (path === null) return false;
    const found = await readSnapshot(path, this.#plan.version);
    if (found === null) return false;
    if ("refused" in found) return this.#refuse(found.refused);
    try {
      await inSteps(this.#collection.load(found.bytes));
    } catch (error) {
      return this.#refuse(`it cannot be read (${error})`);
    }
    const position = await this.#catchUp(found.position);
    if (position === null) return this.#refuse("changes since it was written are no longer known");
    this.#savedPosition = found.position;
    this.#position = position;
    return true;
  }

  #refuse(why: string): false {
    const { tell } = this.#settings;
    tell({ collection: this.#name, why: `The snapshot was not used, so all is read: ${why}` });
    this.#collection = this.#plan.create();
    return false;
  }

  /** Where the changes end; null where some of them are lost. */
  async #catchUp(from: string): Promise<string | null> {
    for (let position = from; ; ) {
      const changes = await this.#plan.source.readChanges(position);
      if (!changes) return null;
      await this.#apply(this.#collection, changes);
      position = changes.position;
      if (changes.changed.length + changes.gone.length === 0) return position;
    }
  }

  async #readAll(): Promise<void> {
    const collection = this.#plan.create();
    let waiting: unknown[] = [];
    const position = await this.#plan.source.readAll(async (documents) => {
      waiting = waiting.concat(documents);
      if (waiting.length < MANY) return;
      await inSteps(collection.applyInSteps({ changed: waiting, gone: [] }));
      waiting = [];
    });
    await inSteps(collection.applyInSteps({ changed: waiting, gone: [] }));
    while (collection.tidy()) await yieldToEventLoop();
    this.#collection = collection;
    this.#position = position;
    this.#savedPosition = null;
  }

  async #apply(collection: AnyCollection, { changed, gone }: Changes<unknown>): Promise<void> {
    for (let at = 0; at < gone.length; at += 10 * MAX_AT_ONCE) {
      collection.apply({ changed: [], gone: gone.slice(at, at + 10 * MAX_AT_ONCE) });
      await yieldToEventLoop();
    }
    for (let at = 0; at < changed.length; at += MAX_AT_ONCE) {
      collection.apply({ changed: changed.slice(at, at + MAX_AT_ONCE), gone: [] });
      await yieldToEventLoop();
    }
  }
}

async function inSteps(steps: Iterable<void>): Promise<void> {
  for (const _step of steps) await yieldToEventLoop();
}

/** Lets waiting questions be answered. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
