import { expect, test, vi } from "vitest";
import { type BrandFields, newBrand } from "~/domain/brands/brand";
import { BrandSession } from "./brand-session";

const stored = {
  ...{ ...newBrand, id: "house", ownerId: "ada", isDefault: false },
  ...{ createdAt: new Date(0), updatedAt: new Date(0), trashedAt: null },
};

test("a change is shown at once, sent field by field, and taken back", async () => {
  const write = vi.fn(async (_: Partial<BrandFields>) => {});
  const session = new BrandSession(stored, write);
  session.change({ name: "Norrland" });
  expect(session.read()).toMatchObject({ fields: { name: "Norrland" }, saveState: { kind: "saving" } });
  session.flush();
  await vi.waitFor(() => expect(session.read().saveState.kind).toBe("saved"));
  session.undo();
  session.flush();
  await vi.waitFor(() => expect(session.read().saveState.kind).toBe("saved"));
  expect(write.mock.calls).toEqual([[{ name: "Norrland" }], [{ name: newBrand.name }]]);
  session.flush();
  expect(write).toHaveBeenCalledTimes(2);
});

test("what the server refuses stays on the screen, and is sent again", async () => {
  let refuse = (_: Error) => {};
  const write = vi.fn<(fields: Partial<BrandFields>) => Promise<void>>(async () => {});
  write.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  const session = new BrandSession(stored, write);
  session.change({ voice: "Dry" });
  session.flush();
  session.adopt(stored);
  refuse(new Error("no"));
  await vi.waitFor(() => expect(session.read().saveState.kind).toBe("refused"));
  session.adopt({ ...stored, name: "From another tab" });
  expect(session.read().fields).toMatchObject({ voice: "Dry", name: "From another tab" });
  session.flush();
  await vi.waitFor(() => expect(session.read().saveState.kind).toBe("saved"));
  expect(write.mock.calls).toEqual([[{ voice: "Dry" }], [{ voice: "Dry" }]]);
});
