/** What the sidebar and the slide-over menu hold: the places, and the way out. */
import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { messages } from '#domain/messages';
import { useSession } from '../../lib/session/sessionContext.ts';
import { classNames } from '../../ui/classNames.ts';
import { PLACES } from './navigation.ts';

const row = 'flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 font-medium transition-colors';
const rowLook = (isCurrent: boolean) =>
  classNames(row, isCurrent ? 'bg-accent-soft text-accent' : 'text-ink hover:bg-sunken');

export function SidebarContent({ onNavigate }: { onNavigate?: () => void }) {
  const { logout } = useSession();
  return (
    <div className="flex flex-1 flex-col justify-between gap-6">
      <nav aria-label={messages.shell.mainNavigation}>
        <ul className="space-y-1">
          {PLACES.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} onClick={onNavigate} className={({ isActive }) => rowLook(isActive)}>
                <Icon aria-hidden className="size-5 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={rowLook(false)} onClick={() => void logout()}>
        <LogOut aria-hidden className="size-5 shrink-0" />
        {messages.shell.logout}
      </button>
    </div>
  );
}
