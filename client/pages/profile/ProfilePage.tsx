/** The account: who one is, the password, and the way out for good. */
import { KeyRound, TriangleAlert, UserRound } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DangerZone } from './DangerZone.tsx';
import { ProfileInformation } from './ProfileInformation.tsx';

const icon = 'size-4 shrink-0';
const TABS = [
  {
    label: 'Profile Information',
    icon: <UserRound aria-hidden className={icon} />,
    content: <ProfileInformation />,
  },
  { label: 'Change Password', icon: <KeyRound aria-hidden className={icon} />, content: <ChangePassword /> },
  { label: 'Danger Zone', icon: <TriangleAlert aria-hidden className={icon} />, content: <DangerZone /> },
];

export function ProfilePage() {
  return (
    <>
      <PageHeading title="Profile" intro="Your account and how you sign in." />
      <Card>
        <Tabs label="Profile" items={TABS} />
      </Card>
    </>
  );
}
