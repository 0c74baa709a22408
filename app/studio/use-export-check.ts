import { useEffect, useState } from "react";
import type { ExportTarget } from "~/export/export-kind";
import type { ExportCheck } from "~/export/preflight";
import type { Composition } from "~/scene/composition";
import { mediaUrl } from "./export-runs";

/** Settings and words change in bursts; each check is about a second of work. */
const PATIENCE_MS = 450;

/**
 * Checks an export as it would be made now, and again when anything of it changes. `null` while it is being checked, or while
 * nothing is to be checked. Target and composition must keep their identity while they stay the same.
 */
export function useExportCheck(composition: Composition | null, target: ExportTarget): ExportCheck | null {
  const [checked, setChecked] = useState<{ of: unknown[]; check: ExportCheck } | null>(null);
  useEffect(() => {
    if (!composition) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const { checkExport } = await import("~/export/preflight");
        const check = await checkExport(composition, { mediaUrl, target, signal });
        if (!signal.aborted) setChecked({ of: [composition, target], check });
      } catch {
        // Only an aborted check throws.
      }
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [composition, target]);
  const isCurrent = checked?.of[0] === composition && checked?.of[1] === target;
  return isCurrent ? (checked?.check ?? null) : null;
}
