import { classNames } from "./class-names";

interface AvatarProps {
  /** Name or e-mail address; its first letters stand in for a picture. */
  name: string;
  className?: string;
}

/** A person, by initials. Decoration: the name stands in words beside it or in the label of the button around it. */
export function Avatar({ name, className = "size-7" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS: as text it would count as part of the name of the button around it.
      data-initials={initials(name)}
      className={classNames(
        "inline-grid shrink-0 before:content-[attr(data-initials)] select-none place-items-center rounded-full bg-accent-soft font-semibold text-accent text-xs",
        className,
      )}
    />
  );
}

function initials(name: string): string {
  const words = (name.split("@")[0] ?? "").split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("") || "?";
}
