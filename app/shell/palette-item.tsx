import { Command as Cmdk } from "cmdk";
import type { ReactNode } from "react";

export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Cmdk.Group
      heading={heading}
      className="[&>[cmdk-group-heading]]:px-2.5 [&>[cmdk-group-heading]]:pt-2 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:font-[550] [&>[cmdk-group-heading]]:text-faint [&>[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Cmdk.Group>
  );
}

interface PaletteItemProps {
  /** No two have the same. */
  value: string;
  icon?: ReactNode;
  /** At the end of the line. */
  aside?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

export function PaletteItem({ icon, aside, children, ...item }: PaletteItemProps) {
  return (
    <Cmdk.Item
      {...item}
      className="flex h-10 cursor-default items-center gap-3 rounded-sm px-2.5 data-[selected=true]:bg-hover [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint"
    >
      {icon ?? <span className="size-4 shrink-0" />}
      <span className="min-w-0 grow truncate">{children}</span>
      {aside}
    </Cmdk.Item>
  );
}
