import { fdatasyncSync, fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { syncTree } from "./sync-tree.ts";

/**
 * How PostgreSQL is started on such files: as PGlite does, but without its -F (no syncing). Not
 * with `fdatasync`, the default on Linux: in PGlite's WebAssembly that call does nothing.
 */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
];

const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * PGlite's files, where a sync that PostgreSQL asks for reaches the disk. Emscripten hands it to the
 * file system if that can, and its own for Node cannot. With it commits, checkpoints and recovery are
 * PostgreSQL's own: what was acknowledged survives a power cut.
 */
export class DurableFiles extends NodeFS {
  /** The segments of the write-ahead log that were synced since this was last cleared. */
  readonly walSegments = new Set<string>();
  private readonly changed = new WeakSet<FileNode>();
  private isStarting = true;

  override async init(...[engine, options]: Parameters<NodeFS["init"]>) {
    await syncTree(this.rootDir);
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (mod: unknown) => this.attach((mod as EmscriptenModule).FS.filesystems.NODEFS),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  /** From here on every sync is made. */
  hasStarted(): void {
    this.isStarting = false;
  }

  protected attach(files: NodeFiles): void {
    const { mknod } = files.node_ops;
    const { write, setattr } = files.stream_ops;
    files.node_ops.mknod = (...args) => this.mark(mknod(...args));
    files.stream_ops.write = (stream, ...args) => {
      this.mark(stream.node);
      return write(stream, ...args);
    };
    files.stream_ops.setattr = (stream, attributes) => {
      this.mark(stream.node);
      setattr(stream, attributes);
    };
    files.stream_ops.fsync = (stream) => files.tryFSOperation(() => this.sync(stream));
  }

  private mark(node: FileNode): FileNode {
    if (this.isStarting) this.changed.add(node);
    return node;
  }

  private sync({ node, nfd }: Stream): number {
    if (node.isFolder) fsyncSync(nfd);
    // After a crash PostgreSQL first syncs the whole folder, file by file. We just did, side by side.
    else if (!this.isStarting || this.changed.has(node)) fdatasyncSync(nfd);
    if (WAL_SEGMENT.test(node.name)) this.walSegments.add(node.name);
    return 0;
  }
}

/** What we use of Emscripten's file system for Node; its own types do not come with PGlite. */
export type FileNode = { name: string; isFolder: boolean };
export type Stream = { node: FileNode; nfd: number };
export type NodeFiles = {
  node_ops: {
    mknod(parent: FileNode, name: string, mode: number, device: number): FileNode;
    rename(node: FileNode, parent: FileNode, name: string): void;
    unlink(parent: FileNode, name: string): void;
    rmdir(parent: FileNode, name: string): void;
  };
  stream_ops: {
    write(stream: Stream, bytes: Uint8Array, offset: number, length: number, at: number): number;
    setattr(stream: Stream, attributes: { size?: number }): void;
    fsync?(stream: Stream): number;
  };
  realPath(node: FileNode): string;
  /** Turns what Node throws into the error number that PostgreSQL expects. */
  tryFSOperation<Result>(operation: () => Result): Result;
};
type EmscriptenModule = { FS: { filesystems: { NODEFS: NodeFiles } } };
