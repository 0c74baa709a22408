import { expect, test, vi } from "vitest";
import type { Settings } from "~/settings/settings.server";
import { memoryFirestore } from "../../../tests/fakes/memory-firestore";
import { emptyProduct } from "../../../tests/firebase/product-changes";
import { ServiceAccountToken } from "../firestore/service-account-token.server";
import { getOwnProduct } from "./products.server";

test("a product is read for its owner alone, from the trash too, and not where it is none", async () => {
  vi.spyOn(ServiceAccountToken.prototype, "get").mockResolvedValue("token");
  const { googleApis, put } = memoryFirestore();
  const serviceAccount = { clientEmail: "worker@p.example", privateKey: "" };
  const settings = { firebase: { projectId: "p", serviceAccount, googleApis } } as unknown as Settings;
  const at = new Date("2026-11-23T09:00:00Z");
  const lamp = { ...emptyProduct, ownerId: "ada", createdAt: at, updatedAt: at, trashedAt: null };
  // Two pages changed one fact at the same time: both readings lie there, and the later one counts.
  const sources = [{ from: "you", at: "2026-11-23T09:00:00Z" }];
  const named = (text: string) => ({
    ...{ id: "f", kind: "name", value: { type: "text", text }, language: null, sources, confidence: 1 },
  });
  put("products/lamp", { ...lamp, facts: { facts: [named("Lamp"), named("Lantern")], decisions: [] } });
  put("products/trashed", { ...lamp, trashedAt: at });
  put("products/odd", { ...lamp, facts: "x" });
  const read = (id: string, userId = "ada") => getOwnProduct(settings, id, userId);
  expect((await read("lamp"))?.facts.facts).toEqual([named("Lantern")]);
  expect((await read("trashed"))?.trashedAt).toEqual(at);
  expect(await Promise.all([read("lamp", "bob"), read("odd"), read("none")])).toEqual([null, null, null]);
});
