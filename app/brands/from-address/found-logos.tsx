import type { Logos } from "~/domain/brands/brand";
import { contrastRatio } from "~/scene/contrast";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { logoKinds } from "../logo-fields";
import type { LogoCandidates } from "./use-logo-candidates";

type Kind = keyof Logos;

interface FoundLogosProps {
  candidates: LogoCandidates;
  uses: ReadonlyMap<string, Kind>;
  onChange: (uses: Map<string, Kind>) => void;
  isReading: boolean;
}

const unused = "";

/** The logos a page shows, each on a ground it reads on, with what it becomes. */
export function FoundLogos({
  candidates: { ready, isLoading, failed },
  uses,
  onChange,
  isReading,
}: FoundLogosProps) {
  const choices = [
    { value: unused, label: "Not used" },
    ...Object.entries(logoKinds).map(([value, { name }]) => ({ value, label: name })),
  ];
  function use(url: string, kind: string) {
    const next = new Map([...uses].filter(([other, taken]) => other !== url && taken !== kind));
    if (kind !== unused) next.set(url, kind as Kind);
    onChange(next);
  }
  const waits = isLoading || isReading;
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-4">
        {ready.map(({ url, kind, measured, preview }, index) => {
          const ground = contrastRatio(measured.ink, "#ffffff") >= 3 ? "#ffffff" : "#15171a";
          const chosen = uses.get(url);
          return (
            <li key={url} className="grid content-start gap-1.5">
              <span
                className={`grid h-28 place-items-center rounded-md border p-4 ${chosen ? "border-accent" : "border-line-strong"}`}
                style={{ backgroundColor: ground }}
              >
                <img src={preview} alt="" className="size-full min-h-0 object-contain" />
              </span>
              <Select
                label={<VisuallyHidden>{`Logo ${index + 1} is used`}</VisuallyHidden>}
                value={chosen ?? unused}
                choices={choices}
                onChange={(next) => use(url, next)}
              />
              <p className="text-muted text-sm">
                {kind === "icon" ? "An icon of the site" : "Shown as the site’s logo"}
                {measured.isOpaque && ", with a background of its own"}
              </p>
            </li>
          );
        })}
        {waits && (
          <li role="status" aria-label="Looking for logos">
            <Skeleton className="h-28" />
          </li>
        )}
      </ul>
      {!waits && (ready.length === 0 || failed > 0) && (
        <p className="text-muted text-sm">
          {failed > 0 &&
            (failed === 1 ? "One logo could not be fetched. " : `${failed} logos could not be fetched. `)}
          {ready.length === 0 && "Add logos from your own files once the brand is made."}
        </p>
      )}
    </div>
  );
}
