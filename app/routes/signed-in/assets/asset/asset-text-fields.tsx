import { useEffect, useRef, useState } from "react";
import { changeFile, tagFiles, untagFiles } from "~/assets/asset-actions";
import { TagChips, TagField } from "~/assets/tag-menu";
import { mediaKindOf } from "~/domain/assets/media-type";
import type { Asset } from "~/stores/assets/asset-document";
import { TextArea } from "~/ui/text-area";
import { lengthProblem } from "~/ui/text-limit";
import { showErrorToast } from "~/ui/toast";

const nameCharacters = 200;
const altCharacters = 1000;

/** Name, words for what it shows, tags. Each is kept when it is left. */
export function AssetTextFields({ asset }: { asset: Asset }) {
  return (
    <section aria-label="About the file" className="grid gap-4">
      <NameField asset={asset} />
      {mediaKindOf(asset.mediaType) !== "sound" && <AltField asset={asset} />}
      <div className="grid gap-2.5">
        <TagField known={[]} onAdd={(tag) => void tagFiles([asset], tag)} />
        <TagChips tags={asset.tags ?? []} onRemove={(tag) => void untagFiles([asset], tag)} />
      </div>
    </section>
  );
}

function NameField({ asset }: { asset: Asset }) {
  const [name, setName] = useFollowed(asset.name);
  const field = useRef<HTMLTextAreaElement>(null);
  const isUndone = useRef(false);
  function keep() {
    if (isUndone.current) {
      isUndone.current = false;
      return setName(asset.name);
    }
    const wanted = name.replace(/\s+/g, " ").trim();
    const problem = lengthProblem(wanted, nameCharacters);
    if (problem) return showErrorToast("The name was not kept", problem);
    setName(wanted || asset.name);
    if (wanted && wanted !== asset.name) void changeFile(asset, { name: wanted }, `Renamed to “${wanted}”`);
  }
  return (
    <h1 className="-mx-2">
      <span className="sr-only">{asset.name}</span>
      <textarea
        ref={field}
        rows={1}
        aria-label="Name"
        dir="auto"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
          // Leaving the field keeps what stands in it, but for this once.
          isUndone.current = event.key === "Escape";
          if (event.key === "Enter" || event.key === "Escape") field.current?.blur();
        }}
        className="field-sizing-content w-full resize-none rounded-sm bg-transparent px-2 py-1 font-display text-2xl wrap-anywhere hover:bg-hover focus:bg-sunken"
      />
    </h1>
  );
}

function AltField({ asset }: { asset: Asset }) {
  const [alt, setAlt] = useFollowed(asset.alt);
  return (
    <TextArea
      label="What it shows"
      hint="Read out to those who do not see it."
      value={alt}
      limit={altCharacters}
      rows={2}
      onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      onBlur={() =>
        alt.trim() !== asset.alt &&
        lengthProblem(alt, altCharacters) === null &&
        void changeFile(asset, { alt: alt.trim() }, "Kept what it shows")
      }
    />
  );
}

/** What is typed; what is changed elsewhere takes its place. */
function useFollowed(value: string) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return [typed, setTyped] as const;
}
