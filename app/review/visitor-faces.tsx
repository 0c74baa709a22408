import { initials } from "~/domain/text/initials";
import { useSignedInViewer } from "~/session/use-viewer";
import { Avatar } from "~/ui/avatar";
import { type Visitor, visitorName } from "./presence";

interface VisitorFacesProps {
  visitors: readonly Pick<Visitor<unknown>, "userId" | "name">[];
  most: number;
  /** Size of each face. */
  className: string;
}

/** Others who are here now, each person once. */
export function VisitorFaces({ visitors, most, className }: VisitorFacesProps) {
  const ownId = useSignedInViewer()?.userId ?? "";
  const people = [...new Map(visitors.map((visitor) => [visitor.userId, visitor])).values()];
  if (people.length === 0) return null;
  const words = `Here now: ${people.map((one) => visitorName(one, ownId)).join("; ")}`;
  return (
    <span role="img" aria-label={words} title={words} className="flex shrink-0 items-center gap-0.5">
      {people.slice(0, most).map(({ userId, name }) => (
        <Avatar key={userId} initials={initials(name || "?")} className={className} />
      ))}
      {people.length > most && <span className="tabular text-muted text-xs">+{people.length - most}</span>}
    </span>
  );
}
