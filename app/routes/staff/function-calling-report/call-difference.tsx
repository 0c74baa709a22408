import { decodeCalls, type RawCall } from "~/domain/function-calls/answer";
import {
  type ComparedArgument,
  type ComparedCall,
  compareCalls,
  type Mark,
} from "~/domain/function-calls/compare-calls";
import { sameName } from "~/domain/function-calls/judge-calls";
import type { Tool } from "~/domain/function-calls/parameter-schema";
import type { ExpectedCall } from "~/domain/function-calls/test-case";
import { classNames } from "~/ui/class-names";

const markNames: Record<Mark, string> = {
  same: "right",
  differs: "differs",
  missing: "missing",
  extra: "not expected",
};
const markStyles: Record<Mark, string> = {
  same: "",
  differs: "bg-danger-soft",
  missing: "bg-danger-soft",
  extra: "bg-warning-soft",
};

/** The right tool was called: what differs stands in its arguments. */
const isNamed = ({ actual, expected }: ComparedCall) =>
  actual !== null && expected !== null && sameName(actual, expected);

interface CallDifferenceProps {
  calls: readonly RawCall[];
  expected: readonly ExpectedCall[];
  tools: readonly Tool[];
  /** Any call of these will do, or none: then nothing is expected of one. */
  isFree: boolean;
}

/** What a model called beside what was expected; each argument that differs is marked, in words too. */
export function CallDifference({ calls, expected, tools, isFree }: CallDifferenceProps) {
  const decoded = decodeCalls(calls);
  const unreadable = calls.filter((_, index) => decoded[index] === null);
  const compared = compareCalls(
    decoded.flatMap((call) => call ?? []),
    expected,
    tools,
  );
  if (compared.length === 0 && unreadable.length === 0) {
    return <p className="text-muted text-sm">No call was made.</p>;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {unreadable.map(({ name, input }) => (
        <section key={name + input} className="grid gap-1 rounded-md bg-danger-soft p-3 text-sm">
          <p>
            <b className="font-[550] font-mono">{name}</b> cannot be read: its arguments are no JSON object.
          </p>
          <pre className="overflow-x-auto whitespace-pre-wrap wrap-anywhere font-mono text-xs">{input}</pre>
        </section>
      ))}
      {compared.map((call, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: calls have no names of their own, and stay where they are
          key={index}
          aria-label={`Call ${index + 1}`}
          className="overflow-x-auto rounded-md border border-line"
        >
          <table className="w-full table-fixed border-collapse text-sm">
            <thead>
              <tr
                className={classNames(
                  "border-line border-b",
                  !isFree && !isNamed(call) && markStyles[call.mark],
                )}
              >
                <th scope="col" className="w-20 px-3 sm:w-28 py-2 text-start font-normal text-muted text-xs">
                  {isFree ? "call" : markNames[call.mark]}
                </th>
                <th scope="col" className="px-3 py-2 text-start font-[550]">
                  <span className="block font-normal text-2xs text-muted">Called</span>
                  <span className="wrap-anywhere font-mono">{call.actual ?? "nothing"}</span>
                </th>
                <th scope="col" className="px-3 py-2 text-start font-[550]">
                  <span className="block font-normal text-2xs text-muted">Expected</span>
                  <span className="wrap-anywhere font-mono">
                    {call.expected ?? (isFree ? "any that fits" : "nothing")}
                  </span>
                </th>
              </tr>
            </thead>
            <tbody>
              {call.arguments.map((argument) => (
                <Argument key={`${argument.key} ${argument.mark}`} argument={argument} isFree={isFree} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function Argument({ argument, isFree }: { argument: ComparedArgument; isFree: boolean }) {
  const { key, mark, accepted, mayBeLeftOut } = argument;
  const isGiven = "actual" in argument;
  return (
    <tr
      data-mark={isFree ? undefined : mark}
      className={classNames("border-line border-b align-top last:border-b-0", !isFree && markStyles[mark])}
    >
      <th scope="row" className="wrap-anywhere px-3 py-2 text-start font-mono font-normal text-xs">
        {key}
        {!isFree && mark !== "same" && (
          <span className="block font-sans text-2xs text-muted">{markNames[mark]}</span>
        )}
      </th>
      <td className="wrap-anywhere px-3 py-2 font-mono text-xs">
        {isGiven ? JSON.stringify(argument.actual) : <span className="text-muted">not given</span>}
      </td>
      <td className="wrap-anywhere px-3 py-2 font-mono text-xs">
        {accepted.length === 0 ? (
          <span className="font-sans text-muted">
            {isFree ? "any" : mark === "extra" ? "not given" : "some value"}
          </span>
        ) : (
          accepted.map((value) => JSON.stringify(value)).join("  or  ")
        )}
        {mayBeLeftOut && accepted.length > 0 && (
          <span className="block font-sans text-2xs text-muted">may be left out</span>
        )}
      </td>
    </tr>
  );
}
