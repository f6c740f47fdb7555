/** The places one can go from the dashboard. */
import { ClipboardList, Eye, FileUp, type LucideIcon, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages';
import type { StepId } from '#domain/questionnaire/steps';
import { Card } from '../../ui/Card.tsx';
import type { OnboardingStage } from './onboarding.ts';

interface Place {
  title: string;
  text: string;
  link: string;
  to: string;
  /** The step to open there. */
  state?: { step: StepId };
  Icon: LucideIcon;
}

function placesFor(stage: OnboardingStage): Place[] {
  const isSubmitted = stage === 'submitted';
  const places: Place[] = [
    {
      title: messages.dashboard.questionnaire,
      text: isSubmitted ? messages.dashboard.hasBeenSubmitted : messages.dashboard.tellUs,
      link: isSubmitted ? messages.dashboard.viewDetails : messages.dashboard.getStarted,
      to: '/questionnaire',
      Icon: ClipboardList,
    },
    {
      title: messages.dashboard.profile,
      text: messages.dashboard.profileText,
      link: messages.dashboard.viewProfile,
      to: '/profile',
      Icon: UserRound,
    },
    {
      title: messages.dashboard.documents,
      text: messages.dashboard.documentsText,
      link: messages.dashboard.uploadFiles,
      to: '/questionnaire',
      state: { step: 'documentUpload' },
      Icon: FileUp,
    },
  ];
  const view: Place = {
    title: messages.dashboard.submittedData,
    text: messages.dashboard.viewSubmittedText,
    link: messages.dashboard.viewSubmitted,
    to: '/questionnaire/view',
    Icon: Eye,
  };
  return isSubmitted ? [...places, view] : places;
}

/** The whole card can be clicked; the link's name says where it goes. */
function PlaceCard({ title, text, link, to, state, Icon }: Place) {
  return (
    <Card as="li" className="relative flex flex-col gap-1 transition-colors hover:border-field-line">
      <Icon aria-hidden className="mb-2 size-6 text-accent" />
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="flex-1 text-muted">{text}</p>
      <Link to={to} state={state} className="text-link mt-2 self-start after:absolute after:inset-0">
        {link}
      </Link>
    </Card>
  );
}

export function DashboardCards({ stage }: { stage: OnboardingStage }) {
  const places = placesFor(stage);
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="sr-only">
        {messages.dashboard.whereToGo}
      </h2>
      <ul
        className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${places.length > 3 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {places.map((place) => (
          <PlaceCard key={place.title} {...place} />
        ))}
      </ul>
    </section>
  );
}
