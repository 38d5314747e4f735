import { setTimeout as sleep } from "node:timers/promises";

const MOST_WAITING = 30;
const MOST_WAITING_FROM_ONE_ADDRESS = 3;
const LONGEST_DELAY_MS = 3000;

/** Which lane an attempt takes, and from which address; null where one address may fill it. */
export type LanePlace = { key: string; address: string | null };

type Lane = {
  tail: Promise<unknown>;
  waiting: number;
  addresses: Map<string | null, number>;
  delayMs: number;
};

const lanes = new Map<string, Lane>();

/**
 * Takes attempts under one key one at a time, each after a longer wait than the
 * last, up to three seconds. Null when the lane is full and the work was not
 * begun. One address takes at most a tenth of a lane, but many together can
 * fill it: whoever is turned away must be told that nothing was checked.
 */
export async function inLane<Value>(
  place: LanePlace,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const lane = enter(place);
  if (!lane) return null;

  const turn = lane.tail.then(async () => {
    await sleep(lane.delayMs);
    lane.delayMs = Math.min(LONGEST_DELAY_MS, lane.delayMs * 2);
    return work();
  });
  // The next in the lane waits for this one to end, however it ends.
  lane.tail = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    leave(place, lane);
  }
}

function enter({ key, address }: LanePlace): Lane | null {
  const lane = lanes.get(key) ?? {
    tail: Promise.resolve(),
    waiting: 0,
    addresses: new Map(),
    delayMs: 250,
  };
  const fromHere = lane.addresses.get(address) ?? 0;
  const most = address === null ? MOST_WAITING : MOST_WAITING_FROM_ONE_ADDRESS;
  if (lane.waiting >= MOST_WAITING || fromHere >= most) return null;

  lanes.set(key, lane);
  lane.waiting += 1;
  lane.addresses.set(address, fromHere + 1);
  return lane;
}

function leave({ key, address }: LanePlace, lane: Lane) {
  lane.waiting -= 1;
  const left = (lane.addresses.get(address) ?? 1) - 1;
  if (left > 0) lane.addresses.set(address, left);
  else lane.addresses.delete(address);
  if (lane.waiting === 0) forgetLater(key, lane);
}

// A lane keeps its delay for a while after the last attempt.
function forgetLater(key: string, lane: Lane) {
  setTimeout(() => {
    if (lane.waiting === 0 && lanes.get(key) === lane) lanes.delete(key);
  }, 60_000).unref();
}
