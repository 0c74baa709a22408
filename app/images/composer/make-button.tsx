import { Link } from "react-router";
import { creditWords } from "~/domain/credit-words";
import { Button } from "~/ui/button";

interface MakeButtonProps {
  /** What a press does: "Make 4". */
  label: string;
  /** Whole credits it sets aside. */
  price: number;
  /** What can be spent; null while it is not known. */
  balance: number | null;
  isSending: boolean;
  /** Uploads it waits for before it sends; null when it was not pressed. */
  waitingFor: number | null;
  onStopWaiting: () => void;
}

/** Makes it, and says before what it costs and what is left. */
export function MakeButton(props: MakeButtonProps) {
  const { label, price, balance, isSending, waitingFor, onStopWaiting } = props;
  const isShort = balance !== null && balance < price;
  if (waitingFor !== null) {
    return (
      <div className="grid gap-1.5">
        <Button size="lg" variant="primary" loading className="w-full">
          {label}
        </Button>
        <p role="status" className="flex min-h-5 justify-between gap-3 text-muted text-sm">
          {waitingFor === 1
            ? "Begins when the picture is here."
            : `Begins when ${waitingFor} pictures are here.`}
          <button type="button" onClick={onStopWaiting} className="font-[550] text-text hover:underline">
            Do not wait
          </button>
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-1.5">
      <Button type="submit" size="lg" variant="primary" loading={isSending} className="w-full">
        {label} · {creditWords(price)}
      </Button>
      <p className="tabular flex min-h-5 justify-between gap-3 text-muted text-sm">
        {isShort ? (
          <>
            <span className="text-danger">You have {creditWords(balance)}.</span>
            <Link to="/subscription" className="font-[550] text-text hover:underline">
              Get more
            </Link>
          </>
        ) : (
          <>
            <span>What fails costs nothing.</span>
            {balance !== null && <span>{balance.toLocaleString("en")} left</span>}
          </>
        )}
      </p>
    </div>
  );
}
