/** The account: who one is, the password, and the way out for good. */
import { KeyRound, TriangleAlert, UserRound } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#domain/messages';
import { LeaveWarning } from '../../features/drafts/LeaveWarning.tsx';
import type { FormValues } from '../../fields/checkedForm/useCheckedForm.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DangerZone } from './DangerZone.tsx';
import { ProfileInformation } from './ProfileInformation.tsx';

const icon = 'size-4 shrink-0';
const information = { label: messages.profile.information, icon: <UserRound aria-hidden className={icon} /> };
const OTHER_TABS = [
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
  // kept here: a tab that is not shown is not there
  const [typed, setTyped] = useState<FormValues>();
  const content = <ProfileInformation typed={typed} onType={setTyped} />;
  return (
    <>
      <PageHeading title={messages.profile.pageTitle} intro={messages.profile.intro} />
      <Card>
        <Tabs label={messages.profile.pageTitle} items={[{ ...information, content }, ...OTHER_TABS]} />
      </Card>
      <LeaveWarning hasUnsaved={typed !== undefined} message={messages.confirm.leaveProfile} />
    </>
  );
}
