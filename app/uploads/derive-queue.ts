import type { Asset } from "~/stores/assets/asset-document";

/** Files this tab has tried: what failed for want of a connection is tried by the next page. */
const tried = new Set<string>();
const waiting: Asset[] = [];
let isWorking = false;

const fileOf = ({ id, fileId = id }: Asset) => fileId;

/** What a file lacks is made when those before it are done; what somebody looks at goes before all others. */
export function deriveInTurn(asset: Asset, place: "first" | "last"): void {
  const at = waiting.findIndex((other) => fileOf(other) === fileOf(asset));
  if (at >= 0 && place === "last") return;
  if (at >= 0) waiting.splice(at, 1);
  else if (tried.has(fileOf(asset))) return;
  tried.add(fileOf(asset));
  if (place === "first") waiting.unshift(asset);
  else waiting.push(asset);
  if (!isWorking) void workOff();
}

async function workOff(): Promise<void> {
  isWorking = true;
  for (let asset = waiting.shift(); asset; asset = waiting.shift()) {
    try {
      const { deriveAsset } = await import("./derive");
      await deriveAsset(asset);
    } catch {
      // One that fails holds up no other.
    }
  }
  isWorking = false;
}
