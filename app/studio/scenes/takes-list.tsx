import type { Take } from "~/domain/video/take";
import { timeAgo } from "~/domain/video/video-figures";
import { mediaUrl } from "../media-url";
import { CopyChoice } from "./copy-choice";

interface TakesListProps {
  title: string;
  takes: readonly Take[];
  onChoose: (take: Take) => void;
}

/** What a scene had or was offered before, the newest first. */
export function TakesList({ title, takes, onChoose }: TakesListProps) {
  if (takes.length === 0) return null;
  const now = new Date();
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-[550] text-sm">{title}</h3>
      <ul className={takes[0]?.kind === "picture" ? "grid grid-cols-4 gap-2" : "grid gap-2"}>
        {takes.map((take) => (
          <li key={take.id}>
            {take.kind === "words" ? (
              <CopyChoice
                words={{ ...take.lines, spoken: take.spoken }}
                note={`${take.madeBy ? `${take.madeBy} · ` : ""}${timeAgo(new Date(take.keptAt), now)}`}
                onChoose={() => onChoose(take)}
              />
            ) : (
              <button
                type="button"
                onClick={() => onChoose(take)}
                className="relative block aspect-square w-full overflow-hidden rounded-sm bg-sunken outline-2 outline-transparent outline-offset-2 hover:outline-line-strong focus-visible:outline-focus"
              >
                <img
                  src={mediaUrl(take.assetId)}
                  alt={take.alt || "Earlier picture"}
                  loading="lazy"
                  className="size-full object-cover"
                />
                <span className="picture-edge absolute inset-0 rounded-[inherit]" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
