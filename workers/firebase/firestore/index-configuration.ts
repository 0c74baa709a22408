import type { IndexShape } from "./index-shape";
export interface IndexConfiguration {
  isExempt(shape: IndexShape): boolean;
  requireServed(shapes: IndexShape[]): void;
}
export const NO_CONFIGURATION: IndexConfiguration = { isExempt: () => false, requireServed: () => {} };
