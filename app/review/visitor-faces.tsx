import { initials } from "~/domain/text/initials";
import { Avatar } from "~/ui/avatar";
import { classNames } from "~/ui/class-names";
import type { Visitor } from "./presence";

interface VisitorFacesProps {
  visitors: readonly Pick<Visitor<unknown>, "userId" | "name">[];
  most: number;
  /** Size of each face. */
  className: string;
}

/** Others who are here now, each person once. */
export function VisitorFaces({ visitors, most, className }: VisitorFacesProps) {
  const people = [...new Map(visitors.map((visitor) => [visitor.userId, visitor])).values()];
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name || "Somebody");
  const words = `Here now: ${names.join(", ")}`;
  return (
    <span role="img" aria-label={words} title={words} className="flex shrink-0 items-center ps-1.5">
      {names.slice(0, most).map((name, index) => (
        <Avatar
          key={people[index]?.userId}
          initials={initials(name)}
          className={classNames("-ms-1.5 ring-2 ring-surface", className)}
        />
      ))}
      {names.length > most && <span className="tabular ms-1 text-muted text-xs">+{names.length - most}</span>}
    </span>
  );
}
