import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many things are behind it. */
  count?: number;
  content: ReactNode;
  /** Stays where it is while another is shown, with what is typed in it. */
  keepMounted?: boolean;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Views of one thing; keep the chosen one in the address. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <BaseTabs.List aria-label={label} className="relative flex gap-1 border-line border-b">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="flex h-10 items-center gap-2 rounded-t-sm px-2.5 font-[550] text-muted hover:text-text data-active:text-text"
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabular text-faint text-sm">{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-[-1px] left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-text transition-[translate,width]" />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={tab.keepMounted}
          className="pt-4 outline-offset-4"
        >
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
