/** The registry of stored models: one line each. Collections and indexes are made from it, and the tag test reads it. */
import { DocumentModel } from './document.ts';
import { DraftModel } from './draft.ts';
import { ErasureModel } from './erasure.ts';
import { KeyCheckModel } from './keyCheck.ts';
import { LeaderModel } from './leaderLease.ts';
import { MailModel } from './mail.ts';
import { MigrationModel } from './migrationState.ts';
import { PersonModel } from './person.ts';
import { QuestionnaireModel } from './questionnaire.ts';
import { ResetTokenModel } from './resetToken.ts';
import { SessionModel } from './session.ts';
import { SnapshotModel } from './snapshot.ts';
import { UserModel } from './user.ts';

export const MODELS = [
  UserModel,
  SessionModel,
  ResetTokenModel,
  QuestionnaireModel,
  DraftModel,
  DocumentModel,
  PersonModel,
  SnapshotModel,
  MailModel,
  ErasureModel,
  LeaderModel,
  KeyCheckModel,
  MigrationModel,
] as const;
