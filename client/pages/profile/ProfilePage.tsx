/** The account: who one is, the password, and the way out for good. */
import { KeyRound, TriangleAlert, UserRound } from 'lucide-react';
import { messages } from '#domain/messages';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DangerZone } from './DangerZone.tsx';
import { ProfileInformation } from './ProfileInformation.tsx';

const icon = 'size-4 shrink-0';
const TABS = [
  {
    label: messages.profile.information,
    icon: <UserRound aria-hidden className={icon} />,
    content: <ProfileInformation />,
  },
  {
    label: messages.profile.changePassword,
    icon: <KeyRound aria-hidden className={icon} />,
    content: <ChangePassword />,
  },
  {
    label: messages.profile.dangerZone,
    icon: <TriangleAlert aria-hidden className={icon} />,
    content: <DangerZone />,
  },
];

export function ProfilePage() {
  return (
    <>
      <PageHeading title={messages.profile.pageTitle} intro={messages.profile.intro} />
      <Card>
        <Tabs label={messages.profile.pageTitle} items={TABS} />
      </Card>
    </>
  );
}
