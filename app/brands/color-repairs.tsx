import type { ColorRepair } from "~/scene/apply-brand";

/** Which colours of a brand are shown otherwise, so that they can be read, and why. */
export function ColorRepairs({ repairs }: { repairs: readonly ColorRepair[] }) {
  return repairs.map(({ role, from, to, against, contrast }) => (
    <p key={role} className="text-muted text-sm">
      The {role} colour <Swatch color={from} /> is shown as <Swatch color={to} />: on{" "}
      <Swatch color={against} /> its contrast is {contrast.toFixed(1)}, and words need 4.5.
    </p>
  ));
}

function Swatch({ color }: { color: string }) {
  return (
    <span className="whitespace-nowrap">
      <span
        aria-hidden="true"
        className="me-1 inline-block size-3 rounded-[3px] border border-line align-[-1px]"
        style={{ backgroundColor: color }}
      />
      <span className="tabular">{color}</span>
    </span>
  );
}
