/** Panels that share a place, one shown at a time; arrow keys move between their tabs. */
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

export interface TabItem {
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

export function Tabs({ items, label }: { items: readonly TabItem[]; label: string }) {
  return (
    <TabGroup>
      <TabList aria-label={label} className="flex gap-1 border-b border-line">
        {items.map((item) => (
          <Tab
            key={item.label}
            className="-mb-px flex min-h-11 flex-1 items-center justify-center gap-2 rounded-t-field border-b-2 border-transparent px-2 py-2 font-medium text-muted hover:text-ink data-selected:border-accent data-selected:text-accent sm:flex-none sm:px-3"
          >
            {item.icon && <span className="hidden sm:inline">{item.icon}</span>}
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="mt-6">
        {items.map((item) => (
          <TabPanel key={item.label}>{item.content}</TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
