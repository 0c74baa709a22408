import { classNames } from "./class-names";

interface AvatarProps {
  /** Stand in for a picture. */
  initials: string;
  className?: string;
}

/** A person, by initials. Decoration: the name stands in words beside it or in the label of the button around it. */
export function Avatar({ initials, className = "size-7" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS: as text it would count as part of the name of the button around it.
      data-initials={initials}
      className={classNames(
        "inline-grid shrink-0 before:content-[attr(data-initials)] select-none place-items-center rounded-full bg-accent-soft font-semibold text-accent text-xs",
        className,
      )}
    />
  );
}
