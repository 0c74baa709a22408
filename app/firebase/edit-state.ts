import type { OnlineState } from "./online-state";
import type { Refusal } from "./write-refusal";

/** Where documents and changes not yet sent are kept: with this device, or in memory, as long as the tab lives. */
export type Keeping = "device" | "tab";

/** Where a change is by now. */
export type EditState =
  | { kind: "saved" }
  | { kind: "saving"; keeping: Keeping }
  | { kind: "offline"; keeping: Keeping }
  /** The server will not have it. What was changed is still shown, and kept until the person gives it up. */
  | { kind: "refused"; refusal: Refusal };

interface Facts {
  /** Something changed here is not with the server yet. */
  isUnsent: boolean;
  refusal: Refusal | null;
  online: OnlineState;
  keeping: Keeping;
}

export function editState({ isUnsent, refusal, online, keeping }: Facts): EditState {
  if (refusal) return { kind: "refused", refusal };
  if (!isUnsent) return { kind: "saved" };
  return { kind: online === "offline" ? "offline" : "saving", keeping };
}
