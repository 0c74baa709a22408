import { Radio } from "@base-ui/react/radio";
import { type PreviewClock, PreviewPlayer } from "~/player/preview-player";
import { versionTitle } from "~/scene/versions/name-versions";
import { mediaUrl } from "~/studio/media-url";
import { type Version, versionLabel } from "./version-set";

interface VersionCardProps {
  version: Version;
  clock: PreviewClock;
  /** Somebody has chosen it before. */
  isChosen: boolean;
  onUse: () => void;
}

/** One version, playing, with what sets it apart. A press picks it, a double click or Enter uses it. */
export function VersionCard({ version, clock, isChosen, onUse }: VersionCardProps) {
  const { id, name, composition } = version;
  const label = versionLabel(version);
  return (
    <Radio.Root
      value={id}
      data-version={id}
      aria-label={`${label}: ${versionTitle(name)}${isChosen ? " (chosen)" : ""}`}
      onDoubleClick={onUse}
      className="group grid w-full cursor-default scroll-mt-20 scroll-mb-24 snap-center content-start gap-2.5 text-start outline-none"
    >
      <span className="block overflow-hidden rounded-lg shadow-raised outline-3 outline-transparent outline-offset-3 transition-[outline-color] group-hover:outline-line-strong group-focus-visible:outline-focus group-data-checked:outline-accent">
        <PreviewPlayer composition={composition} mediaUrl={mediaUrl} label={label} clock={clock} />
      </span>
      <span className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 px-0.5">
        <span
          aria-hidden="true"
          className="tabular grid h-5 min-w-5 place-items-center rounded-sm bg-sunken px-1.5 font-[600] text-muted text-xs group-data-checked:bg-accent group-data-checked:text-on-accent"
        >
          {/^\d/.test(id) ? id : label}
        </span>
        <span className="truncate font-[550]">{name.words || name.look}</span>
        <span className="col-start-2 truncate text-muted text-sm">
          {name.words && name.look}
          {isChosen && <span className="text-success">{name.words && " · "}Chosen</span>}
        </span>
      </span>
    </Radio.Root>
  );
}
