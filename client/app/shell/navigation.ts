/** The three places of the sidebar. */
import { ClipboardList, LayoutDashboard, UserRound } from 'lucide-react';

export const PLACES = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/questionnaire', label: 'Questionnaire', Icon: ClipboardList },
  { to: '/profile', label: 'Profile', Icon: UserRound },
] as const;
