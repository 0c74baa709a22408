import { href, Link } from "react-router";
import { formatCredits } from "~/domain/credits/format-credits";
import { useCredits } from "~/session/use-credits";
import { useSignedInViewer } from "~/session/use-viewer";

/** What is left to spend beside what the video can cost, and what becomes of the difference. */
export function VideoPrice({ most }: { most: number }) {
  const viewer = useSignedInViewer();
  const credits = useCredits(viewer?.userId ?? null);
  if (credits && credits.balance < most) {
    return (
      <p className="tabular text-sm">
        <span className="text-danger">You have {formatCredits(credits.balance)}.</span>{" "}
        <Link to={href("/subscription")} className="font-[550] underline underline-offset-2">
          See your credits
        </Link>
      </p>
    );
  }
  return (
    <p className="tabular min-h-5 text-muted text-sm">
      {credits && `${credits.balance.toLocaleString("en")} left. `}What is not made costs nothing.
    </p>
  );
}
