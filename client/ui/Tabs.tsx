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
      <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line p-1 pb-0">
        {items.map((item) => (
          <Tab
            key={item.label}
            className="-mb-px flex min-h-11 items-center gap-2 rounded-t-field border-b-2 border-transparent px-3 py-2 font-medium whitespace-nowrap text-muted hover:text-ink data-selected:border-accent data-selected:text-accent"
          >
            {item.icon}
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
