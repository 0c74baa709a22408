import type { Column, Mapping } from "~/domain/rows/table";
import { formatFigure } from "~/domain/text/format-figure";
import { keepSample, type UnfilledPart, unfilledParts } from "~/scene/rows/unfilled-parts";
import type { SlotContent, Storyboard } from "~/scene/storyboard";
import { Select } from "~/ui/select";
import { nameOfSlot } from "./destinations";

interface UnfilledPartsProps {
  base: Storyboard;
  columns: readonly Column[];
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  onBase: (base: Storyboard) => void;
}

/** Which parts of the videos no column fills: a sample's, which are left out unless somebody wants them, and one's own, which stay. */
export function UnfilledParts({ base, columns, mapping, onMapping, onBase }: UnfilledPartsProps) {
  const parts = unfilledParts(base, columns, mapping);
  const samples = parts.filter(({ isSample }) => isSample);
  const own = parts.filter(({ isSample }) => !isSample);
  if (parts.length === 0) return null;

  function choose({ sceneId, slot }: UnfilledPart, choice: string) {
    if (choice === keep) onBase(keepSample(base, sceneId, slot));
    else if (choice !== leaveOut) {
      onMapping({ ...mapping, [choice]: [...(mapping[choice] ?? []), { to: "slot", sceneId, slot }] });
    }
  }

  return (
    <section aria-label="What no column fills" className="grid gap-3 text-sm">
      {samples.length > 0 && (
        <div className="grid gap-3 rounded-md bg-sunken p-4">
          <p className="text-pretty">
            <span className="font-[550]">No column fills {listOf(samples)}.</span> {whatHappens(samples)}
          </p>
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-x-4">
            {samples.map((part) => (
              <li key={`${part.sceneId} ${part.slot}`} className="min-w-0">
                <Select
                  label={nameOfPart(part)}
                  value={leaveOut}
                  choices={[
                    { value: leaveOut, label: "Left out" },
                    { value: keep, label: `Keep “${wordsOf(part.content, base.language)}”` },
                    ...columns.map(({ id, name }) => ({ value: id, label: `From ${name}` })),
                  ]}
                  onChange={(choice) => choose(part, choice)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {own.length > 0 && <p className="text-pretty text-muted">The same in every video: {listOf(own)}.</p>}
    </section>
  );
}

const leaveOut = "left-out";
const keep = "keep";
/** More than that is only counted. */
const mostNamed = 6;

function whatHappens(samples: readonly UnfilledPart[]): string {
  const scenes = new Set(samples.filter(({ isWholeScene }) => isWholeScene).map(({ sceneId }) => sceneId))
    .size;
  if (scenes === 0) return "The sample’s words are left out.";
  return scenes === 1
    ? "A scene with nothing else is left out."
    : `${scenes} scenes with nothing else are left out.`;
}

function listOf(parts: readonly UnfilledPart[]): string {
  const named = parts.slice(0, mostNamed).map(nameOfPart);
  if (parts.length > mostNamed) named.push(`${parts.length - mostNamed} more`);
  return new Intl.ListFormat("en").format(named);
}

function nameOfPart({ slot, content, sceneNumber }: UnfilledPart): string {
  const isPrice = content.kind === "number" && content.unit !== null && content.unit !== "percent";
  return `${isPrice ? "Price" : nameOfSlot(slot)} (scene ${sceneNumber})`;
}

function wordsOf(content: SlotContent, language: string): string {
  if (content.kind === "number") return formatFigure(content.value, content, language);
  return content.kind === "text" ? content.text : "";
}
