import { iconNamed } from "~/scene/icons";

/** An icon of a scene, as the engine draws it. Whatever it stands in names it. */
export function SceneIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {iconNamed(name)?.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
