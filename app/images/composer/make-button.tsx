import { href, Link } from "react-router";
import { formatCredits } from "~/domain/credits/format-credits";
import { useAddressHere } from "~/session/address-here";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";

interface MakeButtonProps {
  /** What a press does: "Make 4". */
  label: string;
  /** Whole credits it sets aside. */
  price: number;
  /** What can be spent; null while it is not known. */
  balance: number | null;
  isSending: boolean;
  /** Another press is taken while one is on its way. */
  takesMore?: boolean;
  /** What it waits for before it sends; null when it was not pressed. */
  waitingFor: { pictures: number; requests: number } | null;
  onStopWaiting: () => void;
}

/** Makes it, and says before what it costs and what is left. */
export function MakeButton(props: MakeButtonProps) {
  const { label, price, isSending, takesMore = false, waitingFor } = props;
  const isBusy = takesMore && (isSending || waitingFor !== null);
  return (
    <div className="grid gap-1.5">
      <Button
        type="submit"
        size="lg"
        variant="primary"
        loading={isSending && !takesMore}
        aria-busy={isBusy || undefined}
        className="w-full"
      >
        {isBusy && <Spinner className="absolute inset-y-0 start-4 my-auto size-4" />}
        {label} · {formatCredits(price)}
      </Button>
      {waitingFor ? (
        <p role="status" className="flex min-h-5 justify-between gap-3 text-muted text-sm">
          {waitingMessage(waitingFor)}
          <button
            type="button"
            onClick={props.onStopWaiting}
            className="shrink-0 font-[550] text-text hover:underline"
          >
            Call it off
          </button>
        </p>
      ) : (
        <Balance balance={props.balance} price={price} />
      )}
    </div>
  );
}

function Balance({ balance, price }: Pick<MakeButtonProps, "balance" | "price">) {
  const { addressHere } = useAddressHere();
  const plan = addressHere(href("/subscription"));
  const isShort = balance !== null && balance < price;
  return (
    <p className="tabular flex min-h-5 justify-between gap-3 text-muted text-sm">
      {isShort ? (
        <>
          <span className="text-danger">You have {formatCredits(balance)}.</span>
          {plan && (
            <Link to={plan} className="font-[550] text-text hover:underline">
              Get more
            </Link>
          )}
        </>
      ) : (
        <>
          <span>What fails costs nothing.</span>
          {balance !== null && <span>{balance.toLocaleString("en")} left</span>}
        </>
      )}
    </p>
  );
}

function waitingMessage({ pictures, requests }: { pictures: number; requests: number }): string {
  const begin = requests === 1 ? "Begins" : `${requests} requests begin`;
  return `${begin} when ${pictures === 1 ? "the picture is" : `${pictures} pictures are`} here.`;
}
