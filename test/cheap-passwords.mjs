/**
 * Loaded before anything else (`node --import`): a password's hash, which is slow on purpose, costs next to nothing. Some thousand of
 * them are made by the tests. The step `embedded` and the unit tests keep the real cost.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const LOWEST_COST = 2;
const { scrypt } = crypto;

const cheap = (password, salt, length, options, done) => {
  cheap.costs.push(options);
  scrypt(password, salt, length, { ...options, N: LOWEST_COST }, done);
};
/** What was asked for, so that a test can tell that two ways cost the same. */
cheap.costs = [];
crypto.scrypt = cheap;
syncBuiltinESMExports();
