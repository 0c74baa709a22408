import { Link } from "react-router";

export function ModeLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-[550] text-text underline underline-offset-3 hover:text-accent">
      {children}
    </Link>
  );
}
