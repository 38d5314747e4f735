import { afterEach, beforeEach, expect, vi } from "vitest";

// What React, a library or our own code complains about is a failure, not noise.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  const complaints = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  const words = complaints.map((complaint) => complaint.map(String).join(" "));
  vi.restoreAllMocks();
  expect(words, "console.error was called").toEqual([]);
});
