/** The three places of the sidebar. */
import { ClipboardList, LayoutDashboard, UserRound } from 'lucide-react';
import { messages } from '#domain/messages';

export const PLACES = [
  { to: '/dashboard', label: messages.shell.dashboard, Icon: LayoutDashboard },
  { to: '/questionnaire', label: messages.shell.questionnaire, Icon: ClipboardList },
  { to: '/profile', label: messages.shell.profile, Icon: UserRound },
] as const;
