/** Panels that share a place, one shown at a time; arrow keys move between their tabs. A list on phones, where labels have no room side by side. */
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
      <TabList aria-label={label} className="flex flex-col gap-1 border-line sm:flex-row sm:border-b">
        {items.map((item) => (
          <Tab
            key={item.label}
            className="flex min-h-11 items-center gap-2 rounded-field px-3 py-2 text-left font-medium text-muted hover:text-ink data-selected:bg-accent-soft data-selected:text-accent sm:-mb-px sm:rounded-b-none sm:border-b-2 sm:border-transparent sm:data-selected:border-accent sm:data-selected:bg-transparent"
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
