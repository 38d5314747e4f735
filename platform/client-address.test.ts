import { expect, test } from "vitest";
import { limitKeyOf } from "./client-address.ts";

test.for([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
  ["unknown", "unknown"],
])("%s is counted as %s", ([address, key]) => {
  expect(limitKeyOf(address!)).toBe(key);
});
