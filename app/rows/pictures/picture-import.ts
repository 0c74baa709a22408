import { callApi } from "~/client/call-api";
import type { CellPicture } from "~/scene/rows/cell-content";
import type { FetchedPicture } from "./kept-pictures";

export interface PictureImportState {
  /** By address: what is on its way, and what could not be fetched. */
  pictures: ReadonlyMap<string, CellPicture>;
  /** Null while nothing is on its way. */
  progress: { done: number; of: number } | null;
}

/** So many are fetched at the same time: the server fetches them in turn from sites that are not ours. */
const atOnce = 3;

type Fetch = (address: string) => Promise<{ assetId: string; alt: string }>;

/** Makes assets of the pictures at addresses, a few at a time. One that does not come holds up no other. */
export class PictureImport {
  #state: PictureImportState = { pictures: new Map(), progress: null };
  #waiting: string[] = [];
  #running = 0;
  readonly #listeners = new Set<() => void>();

  constructor(
    /** Hears of each picture that has become an asset, or has not. */
    private readonly onAnswer: (address: string, answer: FetchedPicture) => void,
    private readonly fetchPicture: Fetch = fetchFromAddress,
  ) {}

  readonly read = (): PictureImportState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Fetches what is not there and not on its way; what failed before is tried again. */
  readonly start = (addresses: readonly string[]): void => {
    const pictures = new Map(this.#state.pictures);
    const added = [...new Set(addresses)].filter((address) => {
      const state = pictures.get(address)?.state;
      return state === undefined || state === "failed";
    });
    if (added.length === 0) return;
    for (const address of added) pictures.set(address, { state: "waiting" });
    this.#waiting.push(...added);
    const { done, of } = this.#state.progress ?? { done: 0, of: 0 };
    this.#tell({ pictures, progress: { done, of: of + added.length } });
    this.#fill();
  };

  /** What is not on its way yet is not fetched. */
  readonly stop = (): void => {
    const pictures = new Map(this.#state.pictures);
    for (const address of this.#waiting) pictures.delete(address);
    const { progress } = this.#state;
    const of = (progress?.of ?? 0) - this.#waiting.length;
    this.#waiting = [];
    this.#tell({ pictures, progress: this.#running > 0 ? { done: progress?.done ?? 0, of } : null });
  };

  #fill(): void {
    while (this.#running < atOnce) {
      const address = this.#waiting.shift();
      if (address === undefined) return;
      this.#running += 1;
      void this.#take(address);
    }
  }

  async #take(address: string): Promise<void> {
    let picture: CellPicture;
    try {
      const asset = await this.fetchPicture(address);
      this.onAnswer(address, asset);
      picture = { state: "ready", ...asset };
    } catch (error) {
      this.onAnswer(address, { error: error as Error });
      picture = { state: "failed", message: (error as Error).message };
    }
    this.#running -= 1;
    const { progress } = this.#state;
    const done = (progress?.done ?? 0) + 1;
    const isOver = this.#running === 0 && this.#waiting.length === 0;
    const pictures = new Map(this.#state.pictures).set(address, picture);
    this.#tell({ pictures, progress: isOver ? null : { done, of: progress?.of ?? done } });
    this.#fill();
  }

  #tell(state: PictureImportState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

async function fetchFromAddress(address: string): Promise<{ assetId: string; alt: string }> {
  const { asset } = await callApi<{ asset: { id: string; mediaType: string; alt?: string } }>(
    "/api/v1/uploads/from-url",
    { method: "POST", body: { url: address } },
  );
  if (!asset.mediaType.startsWith("image/")) {
    throw new Error("This address has a file that is no picture. Write the address of the picture itself.");
  }
  return { assetId: asset.id, alt: asset.alt ?? "" };
}
