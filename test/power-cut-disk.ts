import {
  closeSync,
  cpSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join, relative } from "node:path";
import {
  DurableFiles,
  type FileNode,
  type NodeFiles,
  type Stream,
} from "#db/embedded/durable-files.ts";
import type { SeededRandom } from "./seeded-random.ts";

type Change = { at: number; bytes: Uint8Array } | { length: number };

/**
 * The engine's files beside a copy of what a power cut would leave of them: bytes are in it once
 * their file was synced, names (made, renamed, deleted) once anything was, as on a journalled disk.
 */
export class PowerCutDisk extends DurableFiles {
  syncs = 0;
  /** Called before each sync: the moment at which a cut loses most. */
  beforeSync: (disk: PowerCutDisk) => void = () => undefined;
  private readonly onDisk: string;
  private readonly unsynced = new Map<FileNode, Change[]>();
  private names: (() => void)[] = [];
  private pathOf: (node: FileNode) => string = () => "";

  constructor(folder: string, onDisk: string) {
    super(folder);
    this.onDisk = onDisk;
    cpSync(folder, onDisk, { recursive: true });
  }

  /** What is left after a cut: all that was synced, and of the rest what the disk happened to write. */
  cut(target: string, random: SeededRandom): void {
    cpSync(this.onDisk, target, { recursive: true });
    for (const [node, changes] of this.unsynced) {
      for (const change of changes) {
        if (random.next() < 0.5) apply(join(target, this.pathOf(node)), change);
      }
    }
  }

  protected override attach(files: NodeFiles): void {
    super.attach(files);
    this.pathOf = (node) => relative(this.rootDir, files.realPath(node));
    this.watchBytes(files);
    this.watchNames(files);
  }

  private watchBytes({ stream_ops }: NodeFiles): void {
    const { write, setattr, fsync } = stream_ops;
    stream_ops.write = (stream, bytes, offset, length, at) => {
      this.note(stream.node, { at, bytes: bytes.slice(offset, offset + length) });
      return write(stream, bytes, offset, length, at);
    };
    stream_ops.setattr = (stream, attributes) => {
      if (attributes.size !== undefined) this.note(stream.node, { length: attributes.size });
      setattr(stream, attributes);
    };
    stream_ops.fsync = (stream) => {
      this.beforeSync(this);
      const result = fsync!(stream);
      this.settle(stream);
      return result;
    };
  }

  private watchNames({ node_ops }: NodeFiles): void {
    const { mknod, rename, unlink, rmdir } = node_ops;
    node_ops.mknod = (...args) => {
      const node = mknod(...args);
      const path = join(this.onDisk, this.pathOf(node));
      this.names.push(() =>
        node.isFolder ? mkdirSync(path, { recursive: true }) : closeSync(openSync(path, "a")),
      );
      return node;
    };
    node_ops.rename = (node, folder, name) => {
      const from = join(this.onDisk, this.pathOf(node));
      const to = join(this.onDisk, this.pathOf(folder), name);
      this.names.push(() => renameSync(from, to));
      rename(node, folder, name);
    };
    node_ops.unlink = (folder, name) => this.drop(folder, name, unlink);
    node_ops.rmdir = (folder, name) => this.drop(folder, name, rmdir);
  }

  private drop(folder: FileNode, name: string, really: NodeFiles["node_ops"]["unlink"]): void {
    const path = join(this.onDisk, this.pathOf(folder), name);
    this.names.push(() => rmSync(path, { recursive: true, force: true }));
    for (const node of this.unsynced.keys()) {
      if (join(this.onDisk, this.pathOf(node)) === path) this.unsynced.delete(node);
    }
    really(folder, name);
  }

  private note(node: FileNode, change: Change): void {
    const changes = this.unsynced.get(node);
    if (changes) changes.push(change);
    else this.unsynced.set(node, [change]);
  }

  private settle({ node }: Stream): void {
    this.syncs += 1;
    for (const change of this.names) change();
    this.names = [];
    for (const change of this.unsynced.get(node) ?? []) {
      apply(join(this.onDisk, this.pathOf(node)), change);
    }
    this.unsynced.delete(node);
  }
}

function apply(path: string, change: Change): void {
  const file = openSync(path, "r+");
  if ("length" in change) ftruncateSync(file, change.length);
  else writeSync(file, change.bytes, 0, change.bytes.length, change.at);
  closeSync(file);
}
