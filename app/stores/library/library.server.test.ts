import { afterEach, expect, test, vi } from "vitest";
import { builtInLibrary } from "~/scene/library";
import { type Env, readSettings } from "~/settings/settings.server";
import { Firestore } from "../firestore/firestore.server";
import { readLibraryChanges } from "./library.server";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const [layout] = builtInLibrary.layouts.values();
const stored = { ...layout, id: "of-staff" };

test("a reading that ended with the request that began it does not hide the library from the next", async () => {
  vi.useFakeTimers();
  const settings = readSettings({ FIREBASE_PROJECT_ID: "demo-vitrine", LOCAL: "1" } as Env);
  vi.spyOn(Firestore.prototype, "commit").mockResolvedValue();
  const query = vi.spyOn(Firestore.prototype, "query").mockReturnValue(new Promise(() => {}));
  const first = readLibraryChanges(settings);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toEqual({ layouts: [], templates: [] });

  query.mockImplementation(async ({ collection }) =>
    collection === "layouts"
      ? [
          {
            id: stored.id,
            path: `layouts/${stored.id}`,
            data: stored,
            createTime: new Date(),
            updateTime: new Date(),
            version: "1",
          },
        ]
      : [],
  );
  expect((await readLibraryChanges(settings)).layouts.map(({ id }) => id)).toEqual(["of-staff"]);
});
